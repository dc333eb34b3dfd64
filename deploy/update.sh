#!/bin/sh
# Builds the newest version beside the one that is served, then switches in one step: deploy/update.sh
# Back to the version before: deploy/update.sh back
# It stands in /srv/sage/source/deploy; releases, settings and the link `current` are made in /srv/sage.
set -eu
cd "$(dirname "$0")/../.."

switch_to() {
  ln -sfn "$1" current.new
  mv -T current.new current
  echo "current is now $1"
}

back() {
  before=$(printf '%s\n' releases/* | awk -v now="$(readlink current)" '$0 == now { print last } { last = $0 }')
  [ -n "$before" ] || { echo 'There is no version before this one.' >&2; exit 1; }
  switch_to "$before"
}

update() {
  [ ! -e settings ] || cp -p settings source/.env.local
  # The build writes these anew; they must not stand in the way of the pull.
  (cd source && git checkout --quiet -- deploy && git pull --ff-only && npm ci --include=dev && npm run build && npm run build:server)
  next=releases/$(date -u +%Y-%m-%dT%H-%M-%S)
  mkdir -p "$next/out"
  # Pages that are open in a browser still ask for the files they were made with: those of a month stay.
  if [ -e current ]; then
    (cd current/out && find _next/static pictures -type f -mtime -30 -exec cp -p --parents {} "../../../$next/out" \;)
  fi
  cp -R source/out/. "$next/out"
  cp source/.cache/server.cjs "$next"
  switch_to "$next"
  # Ten versions are enough to go back to.
  printf '%s\n' releases/* | head -n -10 | xargs -r rm -r
}

# In braces, because the pull may bring a new version of this file while it is read.
{
  if [ "${1:-}" = back ]; then back; else update; fi
  exit
}
