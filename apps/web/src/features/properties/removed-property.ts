import { isRecord } from '@countersign/answers/answer'
import { paths } from '../../lib/paths.ts'

/** Kept in the history entry of the page that is shown after a removal. */
export interface RemovedProperty {
  propertyId: string
  name: string
}

export function afterRemoval(removed: RemovedProperty) {
  return [paths.legalForms, { replace: true, state: { removedProperty: removed } }] as const
}

/** History entries may come from another version of the app. */
export function readRemovedProperty(state: unknown): RemovedProperty | undefined {
  if (!isRecord(state) || !isRecord(state.removedProperty)) {
    return undefined
  }
  const { propertyId, name } = state.removedProperty

  return typeof propertyId === 'string' && typeof name === 'string'
    ? { propertyId, name }
    : undefined
}
