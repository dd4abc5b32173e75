"""How the property tests run: on a busy machine too, so that slowness alone fails none."""

from hypothesis import HealthCheck, settings

STEADY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
