#!/bin/sh
# Writes into .env what the tags of Node and Caddy name today, by digest: builds and starts take these very images
# until this is run again.
set -eu
cd "$(dirname "$0")/.."

pin() {
  docker pull --quiet "$2" >/dev/null
  digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$2")
  sed -i "/^$1=/d" .env
  echo "$1=$digest" >>.env
  echo "$1=$digest"
}

pin NODE_IMAGE docker.io/library/node:24-slim
pin CADDY_IMAGE docker.io/library/caddy:2
