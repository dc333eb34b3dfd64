import type { County, ServiceArea, Town } from '../../content/types'
import type { Finding } from './findings'

type TownList = {
  towns: readonly Town[]
  municipalities: Readonly<Record<County, number>>
  lookAlikes: readonly string[]
}

const file = 'content/towns.ts'

/** Every town must have a name of its own, be counted, and have ZIP codes from its own state. */
export function checkTowns({ towns, municipalities, lookAlikes }: TownList): Finding[] {
  const findings: Finding[] = []
  const report = (town: Town, field: string, problem: string, cure: string) =>
    findings.push({ file, entry: `${town.county}, '${town.name}'`, field, problem, cure })
  for (const town of towns) {
    const { name, county, partOf, zips = [] } = town
    const twins = towns.filter((other) => other.name === name)
    if (twins.length > 1) {
      const where = twins.map((twin) => twin.county).join(' and ')
      const cure = `Say which in the name, as in '${name} Township', or remove one.`
      report(town, 'name', `this name appears in ${where}, so no one can tell which is meant.`, cure)
    }
    if (lookAlikes.includes(name)) {
      report(town, 'name', 'it is named among the look-alikes, too.', 'Take it out of lookAlikes.')
    }
    if (partOf !== undefined && !towns.some((other) => other.name === partOf && other.county === county)) {
      const cure = 'Write the name of a municipality as it appears in the list.'
      report(town, 'partOf', `there is no ${partOf} in ${county} County.`, cure)
    }
    for (const zip of zips.filter((code) => !/^0[78]\d{3}$/.test(code))) {
      report(town, 'zips', `'${zip}' isn’t a New Jersey ZIP code.`, 'Write five digits that begin with 07 or 08.')
    }
  }
  for (const [county, expected] of Object.entries(municipalities)) {
    const count = towns.filter((town) => town.county === county && !town.partOf).length
    if (count === expected) continue
    const problem = `${count} municipalities are listed, and the county has ${expected}.`
    findings.push({ file, entry: county, field: '', problem, cure: 'Add what is missing, or give villages partOf.' })
  }
  return findings
}

/** Every town a program names must be in the list, and no place may be both served and not served. */
export function checkServiceAreas(areas: readonly ServiceArea[], towns: readonly Town[]): Finding[] {
  const names = towns.map(({ name }) => name)
  return areas.flatMap((area) => {
    const at = { file: 'content/service-areas.ts', entry: `serviceAreas '${area.program}'` }
    const strange = [...area.towns, ...area.maybeTowns].filter((name) => !names.includes(name))
    const torn = area.counties.filter((county) => area.partsOf.includes(county))
    return [
      ...strange.map((name) => ({
        ...at,
        field: 'towns',
        problem: `there is no town '${name}'.`,
        cure: 'Write it as in content/towns.ts, or add it there.',
      })),
      ...torn.map((county) => ({
        ...at,
        field: 'partsOf',
        problem: `${county} appears in counties, too.`,
        cure: 'Leave it in one of the two.',
      })),
    ]
  })
}
