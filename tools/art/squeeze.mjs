// Squeezes the drawings of the cards: standard input is a JSON list of SVG texts, standard output
// the list of what becomes of them. Nothing that is drawn may be left out or put in another order.
import { text } from "node:stream/consumers";
import { optimize } from "svgo";

// Curves stay curves: turned into arcs, some bulge.
const FAITHFUL = { makeArcs: false, smartArcRounding: false, straightCurves: false, convertToQ: false };
const LARGE = 100; // in a box this wide a tenth of a unit is less than half a pixel of any card

function squeeze(drawing) {
  const width = Number(/viewBox="\S+ \S+ (\S+) /.exec(drawing)[1]);
  const floatPrecision = width >= LARGE ? 1 : 2;
  const plugins = [
    "cleanupIds",
    "convertShapeToPath",
    { name: "convertPathData", params: { floatPrecision, ...FAITHFUL } },
    { name: "cleanupNumericValues", params: { floatPrecision: 2 } },
    "collapseGroups",
    "mergePaths",
  ];
  const { data } = optimize(drawing, { plugins });
  // Within JSON a double quote takes two bytes.
  return data.includes("'") ? data : data.replaceAll('"', "'");
}

console.log(JSON.stringify(JSON.parse(await text(process.stdin)).map(squeeze)));
