import { goodCauseAttached, goodCauseAttachedIfRaised } from './new-york-good-cause.ts'
import { californiaLeftProperty } from './prescribed-texts.ts'

/** C.R.S. 13-40-106 says what a demand states, and prescribes no words. */
const coloradoMediation =
  'Colorado law gives you a right to mediation before the Owner files an eviction case with the court, if you receive Supplemental Security Income, federal Social Security Disability Insurance, or cash assistance through the Colorado Works program. If you do, tell the Owner in writing (C.R.S. 13-40-106 and 13-40-110).'

/** ORS 90.395(2): a copy of the court’s own paper goes along, or the case is dismissed. */
const oregonAssistance =
  'With this notice you receive a copy of the notice on rental assistance and eviction that the Oregon Judicial Department publishes under ORS 105.136. It says where to find help with rent and free legal help (ORS 90.395).'

/** Fla. Stat. 83.56(2)(b), in substance: the notice may be “in substantially” its form. */
const floridaCure =
  'You are hereby notified that you have not complied with your lease or with Florida Statutes 83.52, as stated above. Demand is hereby made that you remedy the noncompliance within 7 days of receipt of this notice, or your lease shall be deemed terminated and you shall then vacate the premises. If this conduct or similar conduct is repeated within 12 months, your tenancy may be ended without another warning and without another chance to cure (Fla. Stat. 83.56(2)(b)).'

/** Fla. Stat. 83.56(2)(a), in substance. */
const floridaNoCure =
  'You are advised that your lease is terminated, effective immediately, because of the noncompliance stated above. You have 7 days from the delivery of this notice to vacate the premises (Fla. Stat. 83.56(2)(a)).'

/** Cal. Civ. Code 1950.5(f) says what the notice tells, and prescribes no words. */
export const californiaInspection =
  'You may ask for an initial inspection of the home before the tenancy ends, and you may be there. It takes place no earlier than two weeks before the end. You then get a list of what would be deducted from the security deposit, and may put it right until the end of the tenancy (Civil Code 1950.5(f)).'

export const californiaLeftBehind = californiaLeftProperty.text

const californiaMovingOut = [
  californiaLeftBehind,
  californiaInspection,
  'If Civil Code 1946.2 covers this home and the tenancy ends through no fault of yours, you have a right to relocation assistance of one month’s rent, or to a waiver of the last month’s rent. The Owner’s choice and its amount are stated above.',
].join('\n')

/** RCW 59.18.650(6) wants the facts; what the law lists is a reason, no words. */
const washingtonCause =
  'Washington law lets a tenancy end only for a cause in RCW 59.18.650, or without one at the end of a first or fixed term where that section allows it. The cause and its facts are stated above.'

/**
 * Words that stand in a general notice in one state only: prescribed ones, and those that say what a law wants
 * said or what is attached. By form, then by state.
 */
export const stateStatements = {
  'notice-to-pay-or-quit': {
    CO: coloradoMediation,
    NY: goodCauseAttached,
    OR: oregonAssistance,
  },
  'notice-to-cure-or-quit': { CO: coloradoMediation, FL: floridaCure },
  'unconditional-notice-to-quit': { FL: floridaNoCure },
  'notice-of-termination-non-renewal': {
    CA: californiaMovingOut,
    NY: goodCauseAttached,
    WA: washingtonCause,
  },
  'notice-of-rent-increase-change-of-terms': { NY: goodCauseAttachedIfRaised },
  'security-deposit-itemization': {
    CA: 'Photos that the Owner took after you left, and before and after any repair or cleaning that is deducted, go with this statement. A deposit or rent that was paid electronically is returned electronically, unless another way was agreed in writing (Civil Code 1950.5(g) and (h)).',
    FL: 'If the Owner keeps anything, the notice of the claim under Florida Statutes 83.49(3)(a) goes with this statement.',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>
