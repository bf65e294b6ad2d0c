#!/bin/sh
# Makes the site's role and its database while the volume is empty: the role owns its tables, and administers nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat /run/secrets/site-password)" --username postgres <<'END'
CREATE ROLE site LOGIN PASSWORD :'password';
CREATE DATABASE site OWNER site;
END
