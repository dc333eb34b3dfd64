/** @jest-environment node */
import { serviceAreas } from '@/content/service-areas'
import { townList } from '@/content/towns'

const { towns, municipalities, lookAlikes } = townList
const names = towns.map(({ name }) => name)

test('every town has a name of its own, and only ZIP codes of its state', () => {
  expect(
    names.filter((name, index) => names.indexOf(name) !== index || lookAlikes.some((other) => other === name)),
  ).toEqual([])
  expect(towns.flatMap(({ zips = [] }) => zips).filter((zip) => !/^0[78]\d{3}$/.test(zip))).toEqual([])
})

test('every municipality of the counties is there, and every village belongs to one of its county', () => {
  for (const [county, count] of Object.entries(municipalities)) {
    expect([county, towns.filter((town) => town.county === county && !town.partOf).length]).toEqual([county, count])
  }
  const lost = towns.filter(
    ({ partOf, county }) => partOf && !towns.some((town) => town.name === partOf && town.county === county),
  )
  expect(lost).toEqual([])
})

test('a program goes to towns of the list, and serves no county both in full and in part', () => {
  for (const { towns: served, maybeTowns, counties, partsOf } of serviceAreas) {
    expect([...served, ...maybeTowns].filter((name) => !names.includes(name))).toEqual([])
    expect(counties.filter((county) => partsOf.includes(county))).toEqual([])
  }
})
