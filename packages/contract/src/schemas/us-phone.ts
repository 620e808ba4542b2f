import type { MetadataJson } from 'libphonenumber-js/core'
import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import us from './us-phone-metadata.json' with { type: 'json' }

/** Whether libphonenumber knows this E.164 number as valid in the US. */
export function isUsPhone(number: string): boolean {
  const known = parsePhoneNumberFromString(number, usMetadata)

  return known?.country === 'US' && known.isValid()
}

/** Of the library's metadata, only what is of the US: all countries would be a tenth of a page's script. */
export const usMetadata: MetadataJson = {
  version: 4,
  country_calling_codes: { 1: ['US'] },
  countries: { US: us },
  nonGeographic: {},
}
