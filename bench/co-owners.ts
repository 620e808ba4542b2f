import { createMember } from '../e2e/support/member.ts'
import { lastClickToFile } from './last-click.ts'
import { summarize } from './measure.ts'
import type { Table } from './table.ts'

const four = [
  ['Maria', 'Lopez'],
  ['José', 'Núñez'],
  ['John', 'Park'],
  ['Aisha', 'Bello'],
] as const
const couple = [
  ['Sam', 'Ellis'],
  ['Ada', 'Ellis'],
] as const
const lease = ['residential-lease']
const newLease = [
  'residential-lease',
  'lead-based-paint-disclosure',
  'pet-addendum',
  'mold-and-moisture-addendum',
  'bed-bug-and-pest-addendum',
  'utility-responsibility-addendum',
]

const runs = 20
const warmUp = 3

/** What two co-owners add to the last click. The two take turns, so that a busy moment is in both. */
export async function measureCoOwners(table: Table): Promise<void> {
  const member = await createMember()
  for (const formIds of [lease, newLease]) {
    const packet = { formIds, people: four }
    const one: number[] = []
    const three: number[] = []
    for (let run = 0; run < runs + warmUp; run += 1) {
      one.push(await lastClickToFile(member, packet))
      three.push(await lastClickToFile(member, { ...packet, owners: couple }))
    }
    const alone = summarize(one.slice(warmUp))
    const forms = formIds.length === 1 ? 'a lease' : `${formIds.length} forms`
    table.timed(`${forms}, 4 residents, 1 owner`, alone, alone)
    table.timed(`${forms}, 4 residents, 3 owners`, summarize(three.slice(warmUp)), alone)
  }
}
