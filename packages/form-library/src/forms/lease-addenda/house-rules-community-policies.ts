import { defineForm, type Block } from '../../form-definition.ts'
import { bullets, clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { longtext, text } from '../../builders/fields.ts'
import { guestDays, quietHours } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 23. Rules need the residents’ signatures only. */
export const houseRulesCommunityPolicies = defineForm(import.meta.url, {
  id: 'house-rules-community-policies',
  number: 23,
  title: 'House Rules / Community Policies',
  description: 'The day-to-day rules of the property, made part of the lease.',
  useWhen: 'Use this when the property has rules about noise, trash, guests or shared places.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: false,
  sources: [
    '42 USC 3604(b), (c) and (f) (fair housing)',
    '47 CFR 1.4000 (antennas)',
    'state landlord-tenant law on rules of the property, such as section 3.102 of the Uniform Residential Landlord and Tenant Act (1972)',
  ],
  body: [addendumHead(), aboutRules(), quietAndGuests(), cleanAndShared(), changes(), ...signing()],
})

function aboutRules(): Block {
  return section(
    'About these rules',
    clause(
      'For everyone alike',
      'These rules are for the comfort, safety and upkeep of the property. They apply equally to all residents and guests, without regard to race, color, religion, sex, familial status, national origin, disability or any other class that the law protects.',
    ),
    clause(
      'Disability',
      'A person with a disability may ask at any time for a change to a rule, as a reasonable accommodation, or to the home, as a reasonable modification (42 USC 3604(f)(3)).',
    ),
    clause(
      'Lease and law come first',
      'Where a rule differs from the lease, the lease prevails; where it differs from the law, the law prevails. A rule adds no charge that the lease does not state.',
    ),
    fields(
      text('LLEdit.rules.version', 'Version or date of these rules', {
        help: 'So that a later version is not mistaken for this one.',
      }),
    ),
  )
}

function quietAndGuests(): Block {
  return section(
    'Noise and guests',
    clause(
      'Quiet',
      '{Resident} {keeps|keep} noise at a level that lets neighbors rest, especially in the quiet hours below. The ordinary sounds of family life, of play during the day and of equipment that a person needs for a disability are not a breach.',
    ),
    clause(
      'Guests',
      'Guests are welcome and must follow these rules. A guest who stays longer than the days below (14 days if none are stated) in any twelve months needs the Owner’s written consent, unless the lease says otherwise. This does not limit any right of caregivers or victims of domestic violence.',
    ),
    clause(
      'Calling for help',
      'No one breaks a rule by calling the police or another emergency service.',
    ),
    fields(quietHours, guestDays),
  )
}

function cleanAndShared(): Block {
  return section(
    'Trash, laundry and shared places',
    clause('Every day', '{Resident} {agrees|agree} to:'),
    bullets(
      'bag trash, sort recycling, and put both out where and when the property or the city says;',
      'keep halls, stairs, exits and fire escapes clear, including of shoes, carts and bicycles, unless a person with a disability needs something there;',
      'keep grills and open flames away from balconies and walls as the fire code requires;',
      'leave shared rooms and machines clean and in working order for the next person;',
      'put nothing down drains and toilets that clogs them, and hang or throw nothing from windows.',
    ),
    clause(
      'Alterations',
      'Paint, fixtures, locks and other lasting changes need the Owner’s written consent first, except what the law allows without it, such as certain antennas (47 CFR 1.4000) and flags.',
    ),
    fields(
      longtext('LLEdit.rules.trash', 'Trash and recycling: place and days', { lines: 2 }),
      longtext('LLEdit.rules.laundry', 'Laundry', { lines: 2 }),
      longtext('LLEdit.rules.commonAreas', 'Shared indoor and outdoor areas', {
        help: 'A rule about children must be about safety, and no stricter than safety needs.',
      }),
      longtext('LLEdit.rules.alterations', 'Pictures, paint and other changes', { lines: 2 }),
      longtext('LLEdit.rules.other', 'Other rules', { lines: 4, maxLength: 2000 }),
    ),
  )
}

function changes(): Block {
  return section(
    'Changes and breaches',
    clause(
      'New rules',
      'The Owner may change these rules by written notice, given a reasonable time ahead and no later than state law requires. A change that substantially alters the lease is binding only with {Resident’s} written agreement or when the lease is renewed.',
    ),
    clause(
      'If a rule is broken',
      'The Owner first asks in writing that the rule be followed, unless someone is in danger. After that, the lease and state law apply. There are no fines under these rules.',
    ),
  )
}

function signing(): Block[] {
  return [
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} confirms having read these rules and agrees that they are part of the lease. The rules are binding without the Owner’s signature.',
        { owner: false },
      ),
    ),
  ]
}
