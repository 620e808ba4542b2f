import type { CityRules } from '../city-rules.ts'
import { evictionNotices } from './form-ids.ts'

export const sanFrancisco: CityRules = {
  city: 'San Francisco',
  state: 'CA',
  rules: {},
  duties: [
    {
      formIds: evictionNotices,
      text: 'San Francisco requires its just cause to be stated in the notice, Rent Board Form 1007 to be attached to it, and a copy to be filed with the Rent Board. For most breaches, a written warning of 10 days comes first.',
      citation: 'S.F. Admin. Code 37.9',
      source: 'https://sf.gov/information/general-eviction-notice-requirements',
      sourceKind: 'summary',
      alsoSource: 'https://rwc-llp.blogspot.com/2016/09/the-city-of-san-francisco-enacts-new.html',
      checkedOn: '2026-11-23',
      lawSite: 'codelibrary.amlegal.com/codes/san_francisco',
    },
  ],
}
