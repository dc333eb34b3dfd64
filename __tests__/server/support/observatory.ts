/**
 * The score of Mozilla's HTTP Observatory for a page over https without cookies, by its published rules
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer). Bonuses count from 90 points on.
 */
export function observatoryScore(headers: Readonly<Record<string, string>>, pagePolicy: string): number {
  const header = (name: string) =>
    Object.entries(headers)
      .find(([given]) => given.toLowerCase() === name)?.[1]
      .toLowerCase() ?? ''
  const policies = [header('content-security-policy'), pagePolicy].filter(Boolean).map(directivesOf)
  const modifiers = [
    policyModifier(policies),
    policies.some((policy, index) => index === 0 && policy.has('frame-ancestors'))
      ? 5
      : frameModifier(header('x-frame-options')),
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header('referrer-policy')) ? 5 : 0,
    header('x-content-type-options') === 'nosniff' ? 0 : -5,
    Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0) >= 15_768_000 ? 0 : -20,
    /^same-(origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0,
  ]
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  const without = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  return without >= 90 ? without + sum(modifiers.filter((modifier) => modifier > 0)) : without
}

type Policy = ReadonlyMap<string, readonly string[]>

function directivesOf(policy: string): Policy {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function frameModifier(value: string): number {
  return value === 'deny' || value === 'sameorigin' ? 0 : -20
}

/** How the Observatory combines several policies: a source counts only if every policy has it. */
function sourcesOf(policies: readonly Policy[], name: string): readonly string[] | undefined {
  const lists = policies.map((policy) => policy.get(name))
  if (lists.every((list) => list === undefined)) return undefined
  const [first = [], ...others] = lists.map((list) => list ?? [])
  const common = first.filter((source) => others.every((list) => list.includes(source)))
  return common.length > 0 ? common : ["'none'"]
}

function policyModifier(policies: readonly Policy[]): number {
  if (policies.length === 0) return -25
  const fallback = sourcesOf(policies, 'default-src') ?? ['*']
  const scripts = sourcesOf(policies, 'script-src') ?? fallback
  const objects = sourcesOf(policies, 'object-src') ?? fallback
  const styles = sourcesOf(policies, 'style-src') ?? fallback
  const isBroad = (source: string) => ['*', 'http:', 'https:', 'ftp:'].includes(source)
  const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:'
  if (scripts.some((source) => isBroad(source) || isInline(source)) || objects.some(isBroad)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (styles.some((source) => isBroad(source) || isInline(source))) return 0
  return fallback.join() === "'none'" ? 10 : 5
}
