"""What builds, serves and measures the site. Nothing here is shipped."""
