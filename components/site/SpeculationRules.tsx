/** Fetches a page of this site when a link to it is hovered or pressed; other browsers ignore this. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/documents/*' } }] },
      eagerness: 'moderate',
    },
  ],
}

export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}
