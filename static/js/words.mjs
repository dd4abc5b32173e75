// The few sentences that are needed before Python, or without it. The rest is in static/locale/.
const sentences = {
  en: {
    loading: "The games are being fetched.",
    starting: "Almost ready.",
    slow: "This takes longer than it should. You can wait, or try again.",
    failed: "Parlour could not start. Try again; if that does not help, use a newer browser.",
    noWasm: "This browser does not allow WebAssembly, and Parlour needs it.",
    trouble: "Something went wrong. What you played is saved; load the page again to go on.",
    bytes: "{come} of {total} MB",
    retry: "Try again",
    reload: "Load the page again",
  },
  sk: {
    loading: "Hry sa načítavajú.",
    starting: "O chvíľu to bude pripravené.",
    slow: "Trvá to dlhšie, než by malo. Môžete počkať alebo to skúsiť znova.",
    failed: "Parlour sa nepodarilo spustiť. Skúste to znova; ak to nepomôže, použite novší prehliadač.",
    noWasm: "Tento prehliadač nepovoľuje WebAssembly a bez neho Parlour nefunguje.",
    trouble: "Niečo sa pokazilo. Čo ste odohrali, je uložené; pokračujte novým načítaním stránky.",
    bytes: "{come} z {total} MB",
    retry: "Skúsiť znova",
    reload: "Načítať stránku znova",
  },
  tr: {
    loading: "Oyunlar yükleniyor.",
    starting: "Neredeyse hazır.",
    slow: "Bu, gerekenden uzun sürüyor. Bekleyebilir ya da yeniden deneyebilirsiniz.",
    failed: "Parlour başlatılamadı. Yeniden deneyin; olmazsa daha yeni bir tarayıcı kullanın.",
    noWasm: "Bu tarayıcı WebAssembly’ye izin vermiyor; Parlour onsuz çalışmaz.",
    trouble: "Bir şeyler ters gitti. Oynadıklarınız kayıtlı; sürdürmek için sayfayı yeniden yükleyin.",
    bytes: "{come} / {total} MB",
    retry: "Yeniden dene",
    reload: "Sayfayı yeniden yükle",
  },
};

/** Return a sentence in the language of the page, as it is at this moment. */
export function say(name) {
  return (sentences[document.documentElement.lang] ?? sentences.en)[name];
}

/** Return how many of all bytes have come, in megabytes as the page's language writes them. */
export function megabytes(come, total) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const { format } = new Intl.NumberFormat(document.documentElement.lang, digits);
  return say("bytes").replace("{come}", format(come / 1e6)).replace("{total}", format(total / 1e6));
}
