import type { TableColumn } from '@countersign/answers/field'
import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  forEachResident,
  part,
  section,
  signatures,
  steps,
} from '../../builders/blocks.ts'
import {
  carriedOver,
  checkbox,
  date,
  longtext,
  photos,
  select,
  table,
  text,
  textOf,
} from '../../builders/fields.ts'
import { alarmLocations, keysAndDevices } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'
import { premisesState } from '../../builders/shared-fields.ts'
import { michiganInventory } from '../../states/prescribed-texts.ts'
import { roomRows } from './rooms.ts'

const atMoveIn = { key: 'LLEdit.inspectionType', in: ['moveIn'] }
const atMoveOut = { key: 'LLEdit.inspectionType', in: ['moveOut'] }
const inVirginia = { key: premisesState.key, in: ['VA'] }
const maxRows = 72

const photosOfRooms = {
  of: 'LLEdit.rooms',
  help: 'They are printed after this form, with the room, who added them and when.',
}

const ratings = [
  { value: 'new', label: 'New' },
  { value: 'good', label: 'Good' },
  { value: 'fair', label: 'Fair' },
  { value: 'poor', label: 'Poor' },
  { value: 'na', label: 'n/a' },
]

/**
 * What an inspection says in one state only, at the top of its first page, where Michigan prescribes its notice.
 */
const inspectionStatements = {
  AZ: 'At move-in, the Owner gives {Resident} this form to write down existing damage, and a signed copy of the lease. {Resident} may be present at the move-out inspection. If asked, the Owner says when it is (A.R.S. 33-1321(C)).',
  CA: 'The Owner takes photos of the home just before or when the tenancy begins, when the home is returned and before any repair or cleaning that is deducted, and again after it (Civil Code 1950.5).',
  GA: 'The Owner presents this list of existing damage before a deposit is paid, and {the Resident keeps|each Resident keeps} a copy. {Resident} may inspect the home first. Both sides sign the list; whoever does not agree says in writing what, and signs that (O.C.G.A. 44-7-33).',
  HI: 'The Owner makes this record of the home, its furnishings and its appliances before the move-in. Both sides sign it, and {the Resident gets|each Resident gets} a copy. A signed record is presumed to be correct (Haw. Rev. Stat. 521-42).',
  KY: 'Where the Uniform Residential Landlord and Tenant Act applies, the Owner presents this list of existing damage, with the estimated cost of each repair in the notes, before a deposit is paid. {Resident} may inspect the home before moving in. Both sides sign the list; whoever does not agree says in writing what, and signs that (KRS 383.580).',
  MA: 'If a deposit is taken, the law requires a signed statement of condition in words of its own, within 10 days after the tenancy begins. This form does not take its place (M.G.L. c. 186, § 15B(2)(c)).',
  MI: michiganInventory.text,
  VA: 'The Owner gives {the Resident|each Resident} this report within five days after the move-in. Once both sides sign it, or if {the Resident does not object|the Residents do not object} in writing within five days, it counts as correct. If mold is seen, {Resident} may end the tenancy. If {Resident} {stays|stay}, the Owner removes it within five business days and reports again (Va. Code 55.1-1214, 55.1-1215).',
  WA: 'No deposit may be collected without this written checklist, signed and dated by both sides. {The Resident gets|Each Resident gets} a signed copy when it is signed and may ask for one more (RCW 59.18.260).',
  WI: 'The Owner describes the home item by item and gives {the Resident|each Resident} this sheet at move-in. {Resident} may complete it and return it within seven days after moving in (Wis. Stat. 704.08).',
}

export const moveInMoveOutInspection = defineForm(import.meta.url, {
  id: 'move-in-move-out-inspection',
  number: 40,
  title: 'Move-In and Move-Out Inspection',
  description: 'A joint record of the home’s condition, room by room.',
  useWhen: 'Use this when a resident moves in, and again when the resident moves out.',
  category: 'Move-In & Condition',
  deliveryClass: 'B',
  jurisdiction: 'US',
  edition: '2027-08',
  revisedOn: '2026-11-28',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'the security deposit and inspection law of the state where the home is, such as Cal. Civ. Code 1950.5, O.C.G.A. 44-7-33, M.G.L. c. 186, § 15B, Mich. Comp. Laws 554.608, RCW 59.18.260 and Va. Code 55.1-1214',
  ],
  body: [
    fields(
      textOf(
        'LLEdit.inspection.ofState',
        'What the law of this state adds',
        { key: premisesState.key, texts: inspectionStatements },
        { points: 12, bold: true },
      ),
    ),
    addendumHead(),
    inspection(),
    rooms(),
    alarmsKeysMeters(),
    repairs(),
    section('At move-out only', deposit(), moveInRecord()),
    part(
      'Signatures',
      signatures(
        'At move-in, by signing, each person agrees that this is a fair record of the home, with the ratings and notes made above. At move-out, by signing, each person confirms having taken part in the inspection; a signature is not consent to any charge.',
      ),
    ),
  ],
})

function inspection(): Block {
  return section(
    'The inspection',
    clause('How to use this form', 'Walk through the home together and go through the rooms:'),
    steps(
      'At move-in, fill out the move-in columns. At move-out, fill out the move-out columns.',
      'Rate each item New, Good, Fair or Poor, or mark it n/a. {Resident} may agree with a rating or give another.',
      'Write down every mark, stain, crack and missing part, and take dated photos.',
    ),
    clause(
      'Additions',
      '{Resident} may add to the move-in record until the day below, if one is given, or as long as state law allows. The Owner keeps the record and gives {Resident} a copy.',
    ),
    fields(
      select(
        'LLEdit.inspectionType',
        'Inspection at',
        { moveIn: 'Move-in', moveOut: 'Move-out' },
        { required: true, width: 'quarter' },
      ),
      date('LLEdit.inspection.date', 'Date of the inspection', { required: true }),
      date('LLEdit.inspection.returnBy', 'Additions accepted until'),
      checkbox('LLEdit.inspection.photos', 'Photos were taken', { width: 'quarter' }),
      text('LLEdit.inspection.present', 'Who was present', { width: 'full' }),
    ),
  )
}

/** Printed at move-out only, with its photos: at move-in nobody has signed one. */
function moveInRecord(): Block {
  return fields(
    longtext('LLEdit.moveInRecord', 'Signed move-in record', {
      locked: true,
      labelWithAnswer: true,
      showIf: atMoveOut,
      lines: 2,
    }),
    photos('LLEdit.moveInPhotos', 'Photos of the move-in record', {
      of: 'LLEdit.rooms',
      max: 72,
      locked: true,
      labelWithAnswer: true,
      showIf: atMoveOut,
      lines: 1,
    }),
  )
}

function deposit(): Block {
  return clause(
    'Deposit',
    'Charges after move-out follow the security deposit law of the state: ordinary wear is never charged, and what is charged is itemized within the time that the law sets.',
  )
}

function rooms(): Block {
  const columns: TableColumn[] = [
    { key: 'room', label: 'Room', type: 'text', weight: 2.2, maxLength: 40 },
    { key: 'item', label: 'Item', type: 'text', weight: 2.6, maxLength: 60 },
    {
      key: 'moveInCondition',
      label: 'At move-in',
      type: 'select',
      options: ratings,
      weight: 1,
      recorded: true,
    },
    { ...noteColumn('moveInNote', 'Note at move-in'), recorded: true },
    { key: 'moveOutCondition', label: 'At move-out', type: 'select', options: ratings, weight: 1 },
    noteColumn('moveOutNote', 'Note at move-out'),
    {
      key: 'chargeTo',
      label: 'Charge to',
      type: 'select',
      weight: 1.1,
      options: [
        { value: 'none', label: 'No one' },
        { value: 'resident', label: 'Resident' },
        { value: 'owner', label: 'Owner' },
      ],
    },
  ]

  return section(
    'Room by room',
    fields(
      carriedOver(
        table('LLEdit.rooms', 'Rooms', {
          columns,
          rows: { initial: roomRows.length, max: maxRows, first: roomRows },
          lines: 6,
          help: 'At move-out, the signed move-in record of this home stands beside your ratings.',
          continues: {
            when: atMoveOut,
            of: atMoveIn,
            source: 'LLEdit.moveInRecord',
            photos: 'LLEdit.moveInPhotos',
          },
        }),
      ),
      residentsRatings(),
      photos('LLEdit.photos', 'Photos by the Owner', { ...photosOfRooms, max: 24 }),
      photos('TT*.photos', 'Photos by Resident {n}', { ...photosOfRooms, max: 12 }),
    ),
  )
}

function noteColumn(key: string, label: string): TableColumn {
  return { key, label, type: 'text', weight: 3, maxLength: 300, below: true }
}

function residentsRatings() {
  return table('TT*.rooms', 'Resident {n}', {
    rowsOf: 'LLEdit.rooms',
    help: 'Agree, or rate an item yourself and say why. What you leave empty is neither.',
    columns: [
      {
        key: 'rating',
        label: 'Rating',
        type: 'select',
        options: [{ value: 'agree', label: 'Agree' }, ...ratings],
      },
      { key: 'remark', label: 'Remark', type: 'text', weight: 1.2, maxLength: 120, below: true },
    ],
    rows: { initial: 0, max: maxRows },
  })
}

function alarmsKeysMeters(): Block {
  return section(
    'Alarms, keys and meters',
    fields(
      alarmLocations,
      keysAndDevices,
      table('LLEdit.meters', 'Meter readings', {
        columns: [
          { key: 'utility', label: 'Utility', type: 'text' },
          { key: 'moveIn', label: 'At move-in', type: 'text' },
          { key: 'moveOut', label: 'At move-out', type: 'text' },
        ],
        rows: { initial: 0, max: 3 },
      }),
    ),
  )
}

function repairs(): Block {
  return section(
    'Repairs and remarks',
    clause(
      'Agreed repairs',
      'The Owner makes the repairs listed here by the dates beside them. Listing a repair does not limit the duty to make others.',
    ),
    fields(
      table('LLEdit.repairsAgreed', 'Repairs agreed', {
        columns: [
          { key: 'item', label: 'Repair', type: 'text', weight: 4 },
          { key: 'by', label: 'By', type: 'date' },
        ],
        rows: { initial: 0, max: 3 },
      }),
      longtext('LLEdit.inspection.cleanliness', 'Overall cleanliness', { lines: 2 }),
      select(
        'LLEdit.inspection.visibleMold',
        'Visible evidence of mold',
        { none: 'None seen', seen: 'Seen, as the notes say' },
        {
          width: 'full',
          labelWithAnswer: true,
          showIf: inVirginia,
          requiredIf: inVirginia,
          help: 'In places inside the home that are easy to get to.',
        },
      ),
    ),
    forEachResident(
      fields(longtext('TT*.inspectionNotes', 'Remarks of Resident {n}', { lines: 3 })),
    ),
  )
}
