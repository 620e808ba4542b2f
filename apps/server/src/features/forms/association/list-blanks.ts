import { findPacketAnswer } from '@countersign/answers/packet-answers'
import { isFilledBySigning } from '@countersign/contract/rules/form-places'
import type { Blank } from '@countersign/contract/schemas/association'
import type { CustomEdition } from '../custom/custom-edition.ts'

/** What has to be filled in, without what is made by signing. One that stands twice is one. */
export function listBlanks({ places, fields }: Pick<CustomEdition, 'places' | 'fields'>): Blank[] {
  const ofPlaces = (places ?? [])
    .filter((place) => !isFilledBySigning(place))
    .map(({ id, label, role, type, answer }) => ({
      id: answer ?? id,
      label,
      isLinked: findPacketAnswer({ role, type, answer }) !== undefined,
    }))
  const ofText = (fields ?? [])
    .filter(({ type }) => type !== 'initials')
    .map(({ name, answer }) => ({ id: name, label: name, isLinked: answer !== undefined }))
  const blanks = [...ofPlaces, ...ofText]

  return blanks.filter(({ id }, index) => blanks.findIndex((other) => other.id === id) === index)
}
