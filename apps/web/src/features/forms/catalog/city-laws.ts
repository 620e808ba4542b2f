import type { UsState } from '@countersign/contract'

/** A city whose own rental law comes on top of the state’s. */
interface CityLaw {
  city: string
  state: UsState
  /** The laws of the city that were read, as a lawyer cites them; the forms follow no others. */
  laws: readonly string[]
}

/** Nothing of them was read yet, so that the forms only point there. */
const cityLaws: readonly CityLaw[] = [
  { city: 'Los Angeles', state: 'CA', laws: [] },
  { city: 'San Francisco', state: 'CA', laws: [] },
  { city: 'Chicago', state: 'IL', laws: [] },
  { city: 'New York City', state: 'NY', laws: [] },
  { city: 'Portland', state: 'OR', laws: [] },
  { city: 'Seattle', state: 'WA', laws: [] },
]

/** The cities of a state whose own law was not read. */
export function citiesNotChecked(state: UsState): string[] {
  return cityLaws
    .filter((each) => each.state === state && each.laws.length === 0)
    .map(({ city }) => city)
}
