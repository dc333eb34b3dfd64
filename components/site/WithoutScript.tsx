/**
 * What changes when no script runs: nothing that needs one is shown, and everything that one would open stands open.
 * The page's loader (scripts/export/start-late.ts) takes these rules, too, when the scripts do not come or hang; the
 * build checks that this is the only noscript element. Mark elements with `data-needs-script` and
 * `data-opens-by-script`. (The `scripting` media feature is not enough: browsers from before 2023 do not know it, and
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
