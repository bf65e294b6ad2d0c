#!/bin/sh
# A docker that runs nothing, for deploy/sites: it writes each call into $FAKE/calls and answers as the engine would.
# A container is a file $FAKE/NAME that holds its image's id. What goes wrong is told by files: $FAKE/parked and
# $FAKE/faulty name sites; the images sick, faulty and migrating are what they are called.
echo "$*" >>"$FAKE/calls"

unwell() { grep -qx "${1#site-}" "$FAKE/$2" 2>/dev/null; }
image() { echo "${SITE_IMAGE:-$(sed -n 's/^SITE_IMAGE=//p' "$SITE_FOLDER/.env")}"; }

case "$*" in
  "image inspect"*)
    for last; do :; done
    [ "$last" != missing ] || exit 1
    echo "sha256:${last#sha256:}"
    ;;
  "run "*" init /config")
    folder=$(echo "$*" | sed 's|.* -v \(.*\):/config .*|\1|')
    printf 'SITE_URL=http://localhost:3000\nREDIRECT_FROM=\nSITE_IMAGE=\n' >"$folder/.env"
    ;;
  inspect*)
    for last; do :; done
    [ -e "$FAKE/$last" ] || { echo && exit 1; }
    case "$*" in
      *version*) echo 1.0.0 ;;
      *revision*) echo 0123456789abcdef ;;
      *State*) if [ "$(cat "$FAKE/$last")" = sha256:sick ]; then echo unhealthy; else echo healthy; fi ;;
      *) cat "$FAKE/$last" ;;
    esac
    ;;
  "exec "*" enquiries backlog")
    if unwell "$2" parked; then
      echo "attention: 2 waiting, 1 parked, oldest 3 h"
      exit 3
    fi
    echo "ok: 0 waiting, 0 parked"
    ;;
  "exec "*" check")
    echo "ok       settings     complete"
    if unwell "$2" faulty; then
      echo "failed   relay login  the relay refuses user name or password (EAUTH 535), and this line is longer than the list is wide"
      exit 1
    fi
    ;;
  "exec "*" backup") echo "backup of $2" ;;
  "exec sites-caddy caddy reload"*)
    ! grep -q refused "$FAKE"/../sites/.caddy/*.caddy || { echo "ambiguous site definition" && exit 1; }
    ;;
  "compose "*"caddy.yaml up "*) echo caddy >"$FAKE/sites-caddy" ;;
  "compose "*" down") rm -f "$FAKE/site-$SITE_NAME" ;;
  "compose "*" site check")
    [ "$(image)" != sha256:faulty ] || { echo "failed   profile  no" && exit 1; }
    ! unwell "$SITE_NAME" faulty || { echo "failed   relay login  no" && exit 1; }
    ;;
  "compose "*" site node "*) cat "$FAKE/outbox-$SITE_NAME" 2>/dev/null || echo 3 ;;
  "compose "*" up "*)
    image >"$FAKE/site-$SITE_NAME"
    case $(image) in
      sha256:migrating) echo 4 >"$FAKE/outbox-$SITE_NAME" && exit 1 ;;
      sha256:sick) exit 1 ;;
    esac
    ;;
esac
