import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { longtext, select, text } from '../../builders/fields.ts'
import { smokingPolicy } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

export const smokeFreeCannabisAddendum = defineForm(import.meta.url, {
  id: 'smoke-free-cannabis-addendum',
  number: 22,
  title: 'Smoke-Free / Cannabis Addendum',
  description: 'Says where smoking and vaping are not allowed, and what applies to cannabis.',
  useWhen: 'Use this when smoking, vaping or cannabis is barred or limited at the property.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '21 USC 812 and 841 (cannabis under federal law)',
    '24 CFR 965.651-.655 (smoke-free public housing)',
    '42 USC 3604(f)(3)(B) (reasonable accommodation)',
    'state and local law on smoking and cannabis in rented homes, such as Cal. Civ. Code 1947.5 and ORS 90.220',
  ],
  body: [
    addendumHead(),
    meaning(),
    scope(),
    cannabis(),
    keeping(),
    limits(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this addendum. It is part of the lease; where the two differ about smoking or cannabis, this addendum prevails.',
      ),
    ),
  ],
})

function meaning(): Block {
  return section(
    'What the words mean',
    clause(
      'Smoking',
      'Smoking is inhaling, burning or carrying lit tobacco, cannabis or another plant or product, in a cigarette, cigar, pipe, water pipe or any other form. It does not mean candles, incense or a fireplace used safely.',
    ),
    clause(
      'Vaping',
      'Vaping is the use of an electronic device that makes an aerosol or vapor to inhale, whatever is in it. It does not mean a medical inhaler or nebulizer.',
    ),
  )
}

function scope(): Block {
  return section(
    'Where smoking and vaping are not allowed',
    clause(
      'Everyone',
      'Smoking and vaping are allowed only as stated below, and nowhere else on the property. This applies to everyone: {Resident}, occupants, guests, workers and the Owner’s staff. The home includes its balcony, patio and garage. If designated areas are named, smoking and vaping are allowed there, as far as law allows.',
    ),
    clause(
      'Smoke that drifts',
      'Outside that area, no one may let smoke drift into homes or indoor common areas.',
    ),
    fields(
      smokingPolicy,
      text('LLEdit.smoking.designatedAreas', 'Designated smoking areas, if any', { width: 'full' }),
    ),
  )
}

function cannabis(): Block {
  return section(
    'Cannabis',
    clause(
      'What applies here',
      'Cannabis is treated as chosen below. Whatever is chosen, it may not be smoked or vaped where section 2 bars smoking, or sold on the property.',
    ),
    clause(
      'Federal and state law',
      'Cannabis is still controlled by federal law (21 USC 812 and 841), even where state law allows it, and federally assisted housing has its own rules. This addendum gives no permission that the law withholds, and takes away no right that state law gives to a patient or a resident.',
    ),
    clause(
      'Growing',
      'Growing or processing cannabis in the home needs the Owner’s written consent, unless state law gives a right to do so that an owner may not limit.',
    ),
    fields(
      select(
        'LLEdit.cannabis.policy',
        'Possession and use of cannabis in the home',
        {
          barred: 'Not allowed, as far as state law lets an owner bar it',
          nonSmokedAllowed: 'Allowed if lawful in the state and not smoked or vaped',
          allowed: 'Allowed if lawful in the state, except where section 2 bars smoking',
        },
        { required: true, width: 'full' },
      ),
    ),
  )
}

function keeping(): Block {
  return section(
    'Following these rules',
    clause(
      'What {Resident} {does|do}',
      '{Resident} {tells|tell} guests about these rules, {is|are} responsible for what guests do, and may report smoke to the Owner in writing.',
    ),
    clause(
      'What the Owner does',
      'The Owner applies these rules to all residents alike, posts signs where the law requires them, and looks into reports of smoke. Breaking these rules is a breach of the lease, with the notice and remedies that the lease and state law provide and no others.',
    ),
    clause(
      'Cost of smoke damage',
      'Odor, stains and burns from smoking or vaping in the home are not ordinary wear. {Resident} {pays|pay} the reasonable cost of repairing what {Resident}, occupants or guests caused.',
    ),
    fields(
      longtext('LLEdit.smoking.enforcement', 'How the Owner responds to reports', {
        help: 'For example, a conversation and then a written reminder. State law may not allow a fine.',
      }),
    ),
  )
}

function limits(): Block {
  return section(
    'What this does not promise',
    clause(
      'No guarantee',
      'The Owner does not guarantee that the property is free of smoke, and is not responsible for others who break these rules, as long as the Owner takes reasonable steps after learning of it. A neighboring home may be under other rules until its lease ends.',
    ),
    clause(
      'Accommodation',
      'A person with a disability may ask for a reasonable accommodation under 42 USC 3604(f)(3)(B), including because of smoke from others.',
    ),
  )
}
