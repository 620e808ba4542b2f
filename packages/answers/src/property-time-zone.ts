import { isUsState, type UsState } from './us-states.ts'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const arizona = 'America/Phoenix'
const pacific = 'America/Los_Angeles'
const alaska = 'America/Anchorage'
const aleutian = 'America/Adak'
const hawaii = 'Pacific/Honolulu'
const atlantic = 'America/Puerto_Rico'
const chamorro = 'Pacific/Guam'
const samoa = 'Pacific/Pago_Pago'

export type UsTimeZone =
  | typeof eastern
  | typeof central
  | typeof mountain
  | typeof arizona
  | typeof pacific
  | typeof alaska
  | typeof aleutian
  | typeof hawaii
  | typeof atlantic
  | typeof chamorro
  | typeof samoa

/**
 * The time zone of a home, by its state and, in a state with several zones, by its ZIP code. Where
 * the ZIP code decides nothing, the zone of most of the state; Eastern Time for no US state.
 */
export function timeZoneOfAddress({ state, zip }: { state: string; zip: string }): UsTimeZone {
  if (!isUsState(state)) {
    return eastern
  }
  const exceptions = exceptionsByState.get(state)

  return exceptions?.get(zip) ?? exceptions?.get(zip.slice(0, 3)) ?? mainZones[state]
}

const mainZones: Record<UsState, UsTimeZone> = {
  AL: central,
  AK: alaska,
  AZ: arizona,
  AR: central,
  CA: pacific,
  CO: mountain,
  CT: eastern,
  DE: eastern,
  DC: eastern,
  FL: eastern,
  GA: eastern,
  HI: hawaii,
  ID: mountain,
  IL: central,
  IN: eastern,
  IA: central,
  KS: central,
  KY: eastern,
  LA: central,
  ME: eastern,
  MD: eastern,
  MA: eastern,
  MI: eastern,
  MN: central,
  MS: central,
  MO: central,
  MT: mountain,
  NE: central,
  NV: pacific,
  NH: eastern,
  NJ: eastern,
  NM: mountain,
  NY: eastern,
  NC: eastern,
  ND: central,
  OH: eastern,
  OK: central,
  OR: pacific,
  PA: eastern,
  RI: eastern,
  SC: eastern,
  SD: central,
  TN: central,
  TX: central,
  UT: mountain,
  VT: eastern,
  VA: eastern,
  WA: pacific,
  WV: eastern,
  WI: central,
  WY: mountain,
  AS: samoa,
  GU: chamorro,
  MP: chamorro,
  PR: atlantic,
  VI: atlantic,
}

/**
 * The zones are those of 49 CFR part 71, which draws them by county. Three digits are every ZIP code
 * that begins with them; five digits are one ZIP code, which goes before its prefix.
 */
const exceptions: [state: UsState, zone: UsTimeZone, zips: string][] = [
  ['AK', aleutian, '99546 99547'],
  // The Navajo Nation keeps daylight saving time.
  ['AZ', mountain, '865 86033 86044 86045'],
  ['FL', central, '324 325'],
  ['FL', eastern, '32456 32457'],
  ['ID', pacific, '835 838'],
  ['ID', mountain, '83547 83549'],
  ['IN', central, '463 464 476 477 46531 46532 46534 47922 47943 47948 47951 47963 47977 47978'],
  ['IN', central, '47514 47515 47520 47523 47525 47531 47536 47537 47550 47551 47552 47556'],
  ['IN', central, '47574 47576 47577 47579 47586 47588'],
  ['KS', mountain, '67733 67735 67741 67758 67761 67762 67836 67857 67878 67879'],
  ['KY', central, '420 421 422 423 424 40111 40115 40119 40140 40143 40144 40145 40146 40152'],
  ['KY', central, '40170 40171 40176 40178 42602 42629 42642 42712 42713 42715 42717 42720 42721'],
  ['KY', central, '42722 42726 42728 42729 42731 42741 42742 42743 42746 42749 42753 42754 42759'],
  ['KY', central, '42762 42765 42782'],
  ['MI', central, '49801 49802 49812 49815 49821 49831 49834 49845 49847 49848 49852 49858 49863'],
  ['MI', central, '49870 49873 49874 49876 49877 49881 49886 49887 49892 49893 49896 49902 49903'],
  ['MI', central, '49911 49915 49920 49927 49935 49938 49947 49959 49964 49968 49969'],
  [
    'NE',
    mountain,
    '691 693 69021 69023 69027 69030 69033 69037 69041 69045 69211 69216 69218 69219',
  ],
  ['NE', central, '69101 69103 69120 69123 69130 69132 69135 69138 69142 69143 69151 69157 69161'],
  ['NE', central, '69163 69165 69166 69167 69169 69170 69171'],
  ['NV', mountain, '89883'],
  ['ND', mountain, '586 58529 58533 58562 58564 58569'],
  ['OR', mountain, '979'],
  ['OR', pacific, '97907'],
  ['SD', mountain, '576 577 57521 57543 57547 57551 57552 57553 57567 57574 57577'],
  ['SD', central, '57601 57631 57632 57646 57648'],
  ['TN', eastern, '373 374 376 377 378 379'],
  ['TN', central, '37301 37305 37306 37313 37318 37324 37327 37328 37330 37334 37335 37339 37340'],
  ['TN', central, '37342 37345 37347 37348 37349 37352 37355 37356 37357 37359 37360 37365 37366'],
  ['TN', central, '37367 37374 37375 37376 37378 37380 37382 37383 37387 37388 37389 37394 37396'],
  ['TN', central, '37397 37398 37723'],
  ['TX', mountain, '799 885 79821 79835 79836 79837 79838 79839 79847 79849 79851 79853'],
]

const exceptionsByState = new Map<UsState, Map<string, UsTimeZone>>()
for (const [state, zone, zips] of exceptions) {
  const byZip = exceptionsByState.get(state) ?? new Map<string, UsTimeZone>()
  zips.split(' ').forEach((zip) => byZip.set(zip, zone))
  exceptionsByState.set(state, byZip)
}
