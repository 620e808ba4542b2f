import type { UsState } from '@countersign/contract/schemas/shapes'

/**
 * The official site where a state publishes its code: its own address and no deeper one, which may change.
 * Left out where the site has moved in the last years and we are not sure of the address: KS, MT, NH, PA.
 */
const lawSites: Readonly<Partial<Record<UsState, string>>> = {
  AK: 'www.akleg.gov',
  AL: 'alison.legislature.state.al.us',
  AR: 'www.arkleg.state.ar.us',
  AZ: 'www.azleg.gov',
  CA: 'leginfo.legislature.ca.gov',
  CO: 'leg.colorado.gov',
  CT: 'www.cga.ct.gov',
  DE: 'delcode.delaware.gov',
  FL: 'www.leg.state.fl.us',
  GA: 'www.legis.ga.gov',
  HI: 'www.capitol.hawaii.gov',
  IA: 'www.legis.iowa.gov',
  ID: 'legislature.idaho.gov',
  IL: 'www.ilga.gov',
  IN: 'iga.in.gov',
  KY: 'legislature.ky.gov',
  LA: 'www.legis.la.gov',
  MA: 'malegislature.gov',
  MD: 'mgaleg.maryland.gov',
  ME: 'legislature.maine.gov',
  MI: 'www.legislature.mi.gov',
  MN: 'www.revisor.mn.gov',
  MO: 'revisor.mo.gov',
  MS: 'www.legislature.ms.gov',
  NC: 'www.ncleg.gov',
  ND: 'ndlegis.gov',
  NE: 'nebraskalegislature.gov',
  NJ: 'www.njleg.state.nj.us',
  NM: 'www.nmlegis.gov',
  NV: 'www.leg.state.nv.us',
  NY: 'www.nysenate.gov',
  OH: 'codes.ohio.gov',
  OK: 'www.oklegislature.gov',
  OR: 'www.oregonlegislature.gov',
  RI: 'www.rilegislature.gov',
  SC: 'www.scstatehouse.gov',
  SD: 'sdlegislature.gov',
  TN: 'www.capitol.tn.gov',
  TX: 'statutes.capitol.texas.gov',
  UT: 'le.utah.gov',
  VA: 'law.lis.virginia.gov',
  VT: 'legislature.vermont.gov',
  WA: 'app.leg.wa.gov',
  WI: 'docs.legis.wisconsin.gov',
  WV: 'code.wvlegislature.gov',
  WY: 'wyoleg.gov',
}

export function findLawSite(state: UsState): string | undefined {
  return lawSites[state]
}
