import { packetAnswers } from '@countersign/answers/packet-answers'
import type { Around } from '../read-text/read-around.ts'

/** The fact of the packet that a sentence asks for at its blank, if any, or that it asks for something else. */
export function findFactInSentence(around: Around): string | undefined {
  const isAmount = around.before.endsWith('$')
  const sentence = toSentence(around)
  if (others.some((pattern) => pattern.test(sentence))) {
    return 'other'
  }
  const found = sentences.find(
    ([answer, pattern]) =>
      (!isAmount || packetAnswers[answer]?.type === 'money') && pattern.test(sentence),
  )

  return found?.[0]
}

/** In plain signs, with "____" for its blank and "_" for others. */
function toSentence({ before, after }: Around): string {
  const start = before
    .replace(/_,? dollars \(?\$?$/i, '')
    .replace(/\((date|mm\b|month|insert)[^)]*\)/gi, '')
    .replace(/[\s$(]+$/, '')

  return `${start} ____ ${after}`
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[([](month|mm|day)\b[^)\]]*[)\]]/gi, '')
    .replace(/\s+([,.;:)])/g, '$1')
    .replace(/\s+/g, ' ')
}

const { raw } = String
const landlord = '(landlord|lessor|owner)'
const tenant = raw`(tenant|lessee|resident|renter)s?(\(s\))?`
const party = `(${landlord}|${tenant})`
const amount = raw`\b(of|is|be|are|at|pay|:|landlord|lessor|owner|to) ____`

/** Signatures, parts of a date, amounts in words, and what belongs to something else. */
const others = [
  raw`\b(${party}|agent|representative)( or)?[^_]{0,12} ____,? ?date\b`,
  raw`\b${party} (or|at) ____|\bfor( the)? ${landlord}[^_]{0,12} ____`,
  raw`\b(city|county), ____|\bcity[ ,/]+state[^_]{0,12} ____|\blicen[sc]e[^_]{0,12} ____`,
  raw`\bday of( _,?)? ____|____,? day of\b|\b20 ?____|on the ____ of`,
  raw`____,? dollars,? \(\$? ?_`,
  raw`\b(address|phone)( and (phone|telephone))?( numbers?)?( is| are| of|:)? ____.{0,30}\(?"?${party}`,
  raw`\b${party}('s)?( mailing| current| business| home)? address( is| of|:)? ____`,
  raw`\b${party},? of ____`,
  raw`\b(late|application|processing|utility|parking|storage|garage|prorated)\b[^._]{0,40} ____`,
  raw`\b(first|last|additional|extra|prorated|advance|past due)( (full )?month's)? rent\b[^.;_]{0,40}____`,
  raw`\btotal rent\b[^.;_]{0,40} ____(?! (per|each|a) month)`,
  raw`\b(unpaid|market|legal) rent\b[^.;_]{0,30} ____`,
  raw`\brent (is )?(past )?due\b[^_]{0,3} ____|\bdue date:? ____|\bassistance\b[^_]{0,40} ____`,
  raw`____ \(\d year lease|____ (days?|weeks?|months?|years?)\b|\bincludes? ____`,
  raw`(?<!monthly )\brent\b[^.;_]{0,40} ____[^.;_]{0,60}\binstallments of \$?_`,
  raw`\bincreased (to|by) ____`,
  raw`\b(additional|increase in the|current) (security )?deposit\b[^.;_]{0,40} ____`,
  raw`\b(partial|each( and every)?|every|per|calendar) month,?( and)? (beginning|commencing|ending)( on)?( the)? ____`,
].map((pattern) => new RegExp(pattern, 'i'))

/** A name, and then what the sentence calls it: "____, with an address of _ (the “Landlord”)". */
const isCalled =
  raw`(?<!\b(of|address( is| are)?|numbers? (is|are)):?) ____,?( (of|with an? (mailing )?address( of)?|whose address is) _(,? (in the )?(city|state|county) of _)*)?` +
  raw`,? ?("|\(|\[|as |hereinafter|hereby|herein|known|referred|(?=\w+[,.;]))` +
  raw`(hereinafter|hereby|herein|referred|known|called|as|to|the|a|all|list|names?(\(s\))? of|[" ()[])*`

/** How sentences ask for a fact, the most certain first. */
const sentences = (
  [
    ['packet-pet-deposit', raw`\b(pet|animal) deposit\b[^._]{0,40} ____`],
    ['packet-pet-rent', raw`\b(pet|animal) rent\b[^._]{0,40} ____`],
    [
      'packet-deposit-bank',
      raw`\blocation of (the )?(security )?deposit:? ____|\b(deposit|account)\b[^._]{0,100}\b(at|in|with|held by):? (name of )?(bank )?____`,
    ],
    [
      'packet-deposit',
      raw`(?<!\b(pet|animal|additional) )\bsecurity[a-z/ ]* deposit(s|\(s\))?\.?(?![^_]*\b(pet|animal)\b)[^_.;]{0,140}${amount}`,
    ],
    [
      'packet-deposit',
      raw`\bdeposit(s|ed)?( with( the)? ${landlord})?(,? in trust,?)?( the sum of)? ____`,
    ],
    [
      'packet-deposit',
      raw`____,? ?(\(?"?(as (a )?|is requested as |for )?(the )?("?security deposit|security for))\b`,
    ],
    ['packet-rent', raw`\bmonthly (rent|rental|rental amount|installments)\b[^._;]{0,60}${amount}`],
    [
      'packet-rent',
      raw`\brent\b[^._;]{0,80}\b(amount|sum|installments) of ____|\brent( to owner| for the premises)? (of|is|shall be|will be):? ____`,
    ],
    [
      'packet-rent',
      raw`\b(rent|rental|dwelling|pays?)\b[^.;]{0,120} ____,? (per|each|a|every) month\b`,
    ],
    [
      'packet-payee',
      raw`\b(payable|paid)\b[^._]{0,20}( on the _ [^._]{0,30})? to:? ____|\("rent"\) to:? ____`,
    ],
    ['packet-home', raw`\b(rents?|leases?) from( the)? ${landlord},? ____`],
    ['packet-owner', raw`${isCalled}(rental )?(property )?(${landlord}|manager)\b(?!')`],
    ['packet-residents', raw`${isCalled}(persons?(\(s\))? to whom|${tenant}(?!'|\w))`],
    ['packet-owner', raw`\b${landlord}(\(s\))?( \([a-z ]+\))?:? (full |legal )?names?:? ____`],
    ['packet-residents', raw`\b${tenant}:? full names?:? ____`],
    ['packet-owner', raw`\bname of [a-z ]*${landlord}[a-z ]*:? ____`],
    [
      'packet-owner',
      raw`\b(between|and|the)\b[^_.]{0,40}\b${landlord}(/agent)?( known as)?,?:? ____`,
    ],
    ['packet-residents', raw`\b(between|and|the|you)\b[^_.]{0,40}\b${tenant}( known as)?,?:? ____`],
    ['packet-residents', raw`\b${tenant} ?\((list|names?)[^_]{0,90}\):? ____`],
    ['packet-residents', raw`\bnames? of all (adult )?${tenant}[^_]{0,70}:? ____`],
    ['packet-residents', raw`\bto:? ____ ?(\("?${tenant}|and all other)`],
    [
      'packet-street',
      raw`____ ?[(\[](street )?address\b(?! (and|where|for))|[(\[]street address[)\]] ____`,
    ],
    [
      'packet-unit',
      raw`\b(unit|apartment|apt\.?|suite)( ?#| no\.?| number)( \(if applicable\))?:? ____|(?<!\b(for|per|of|the|your|contract|occupy) )\b(unit|apartment|apt\.?|suite):? ____`,
    ],
    [
      'packet-city',
      raw`____,? ?[(\[]city[)\]]|____,? [a-z ]{2,14},? _ ?[(\[]?zip|\b(apartments|_),? in ____,|\bcity( of)?:? ____`,
    ],
    ['packet-state', raw`____,? ?[(\[]state[)\]]|\bstate( of)?:? ____`],
    ['packet-zip', raw`____,? ?[(\[]zip( code)?[)\]]|\bzip( code)?:? ____`],
    ['packet-county', raw`____,? county\b(?! of)|\bcounty( of)?:? ____`],
    [
      'packet-property',
      raw`____,? ?([(\[]name of (the )?(apartment|community|condominium|complex|property)|apartments\b)`,
    ],
    ['packet-property', raw`\b(project|community|complex) known as:? ____`],
    [
      'packet-home',
      raw`\b(premises|property|dwelling|home|house|apartment|unit|building|residence|improvements|unit number _),?( [a-z(),]+){0,9}? (located|situated)( at| on| in)?( and described as)?:? ____|\blocated and described as:? ____`,
    ],
    [
      'packet-home',
      raw`____,? \(?(the |collectively |hereinafter |referred |known |to |as )*"?(premises|property|location)"?\)`,
    ],
    [
      'packet-home',
      raw`\b(premises|property|residence|land)\b[^._]{0,60}\b(known|described) as:? ____`,
    ],
    [
      'packet-home',
      raw`\b(following|leased|rented|rental|real) (residence|premises|property|dwelling|home)( is|:)?( address:)? ____`,
    ],
    ['packet-home', raw`\b(premises|property):? (physical |street )?address:? ____`],
    ['packet-home', raw`\btenant the (property|premises|dwelling) at ____`],
    [
      'packet-start',
      raw`\bterm\b[^._]{0,80}\bfrom ____|\bterm:? ____,? (to|through|until)\b|\bfrom ____,? (to|through|until) _|\btaking possession on ____`,
    ],
    [
      'packet-start',
      raw`\b(term|lease|agreement|tenancy|rental|contract|premises|apartment|period|months|days)\b[^.]{0,100}\b(begin(s|ning)?|commenc(e|es|ing)|start(s|ing)?)( date)?( on| from)?( the)?:? ____`,
    ],
    [
      'packet-end',
      raw`\b(term|begin\w*|commenc\w*|start\w*|from|possession)( date)?( on| from)?( the)?:? _,?( at _)?[^._]{0,60}?\b(end\w*|expir\w*|terminat\w*|conclud\w*|until|through|to)( date)?( at (midnight|noon|[\d:]+ ?[ap]\.?m\.?))?( on)?( the)?:? ____`,
    ],
    [
      'packet-end',
      raw`\b(lease|agreement|tenancy|term|thereafter)\b( dated _)?[^._]{0,40}\b(expir(e|es|ing)|end(s|ing)?|shall terminate)( on)?:? ____`,
    ],
    ['packet-start', raw`\bfirst day of (the )?(lease |rental )?term:? ____`],
    ['packet-end', raw`\blast day of (the )?(lease |rental )?term:? ____`],
    [
      'packet-lease-date',
      raw`\b(lease|agreement|contract|rental)("?\))?,? (is |was )?(hereby )?(made|entered|executed|agreed upon)( and entered)?( into)?( this| as of)?( on)?:? ____`,
    ],
    ['packet-lease-date', raw`\b(lease|agreement|contract),? dated( as of)?:? ____`],
    [
      'packet-lease-date',
      raw`(?<!ing )\bdate of (this |the )?(lease|rental agreement|agreement)( contract| agreement)?:? ____|\b(lease|agreement) date:? ____`,
    ],
    ['packet-lease-date', raw`\b${party}"?\)? on ____ ?\("?date`],
  ] as const
).map(([answer, pattern]) => [answer, new RegExp(pattern, 'i')] as const)
