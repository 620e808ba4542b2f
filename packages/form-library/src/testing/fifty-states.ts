import { usStates, type UsState } from '@countersign/answers/us-states'

const others: readonly UsState[] = ['DC', 'AS', 'GU', 'MP', 'PR', 'VI']

/** The states whose law was read, at least in part. */
export const fiftyStates = usStates.filter((state) => !others.includes(state))
