/**
 * What changes when no script runs: anything that needs one is hidden, and anything one would open is already open.
 * The page's loader (scripts/export/start-late.ts) applies these rules, too, when the scripts fail or hang; the build
 * checks that this is the only noscript element. Mark elements with `data-needs-script` and
 * `data-opens-by-script`. (The `scripting` media feature isn't enough: browsers from before 2023 don't know it, and
 * Chromium says 'enabled' where a policy has switched scripts off.)
 */
const rules = `
[data-needs-script]{display:none!important}
[data-opens-by-script]{display:block!important;content-visibility:visible!important}
`

export function WithoutScript() {
  return (
    <noscript>
      <style>{rules}</style>
    </noscript>
  )
}
