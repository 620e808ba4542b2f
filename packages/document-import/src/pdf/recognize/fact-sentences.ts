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
    .replace(/_,? (dollars )?\(? ?\$$/i, '')
    .replace(/\((date|mm\b|month|insert)[^)]*\)|\([^()"“]*,[^()"“]*\):?\s*$/gi, '')
    .replace(/[\s$(]+$|(?<=\b(on|and|between|from|to|by|is|of)),$/g, '')

  return `${start} ____ ${after}`
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[([](month|mm|day)\b[^)\]]*[)\]]/gi, '')
    .replace(/\s+([,.;:)])/g, '$1')
    .replace(/\s+/g, ' ')
}

const { raw } = String
const landlord = raw`(landlord|lessor|(home)?owner)s?(\(s\))?`
const tenant = raw`(tenant|lessee|resident|renter)s?(\(s\))?`
const party = `(${landlord}|${tenant})`
const amount = raw`\b(of|is|be|are|(?<!\b(property|premises|unit|home|located) )at|pay|(?<!\bat):|landlord|lessor|owner|to) ____`
const tenancy = raw`(\b(term|leases?|agreement|tenancy|rents?|rental|contract|premises|apartment|unit|dwelling|period|months|days)\b[^.]{0,120}|\bterm[.:] )`
const notBy = raw`(?<!\b(by|to|of|from|for|with|on) (the )?)\b`

/** Signatures, parts of a date, amounts in words, and what belongs to something else. */
const others = [
  raw`\b(${party}|agent|representative)( or)?[^_]{0,12} ____,? ?(date\b|by:)`,
  raw`\b${party} (or|at) ____|\bfor( the)? ${landlord}[^_]{0,12} ____`,
  raw`\b(city|county), ____|\bcity[ ,/]+state[^_]{0,12} ____|\blicen[sc]e[^_]{0,30} ____|\byour( current| home| mailing)? (street )?(address|city|state|zip)\b[^_]{0,60} ____`,
  raw`\bday of( _,?)? ____|____,? (day )?of _,? ?20|____,? day of\b|\b20 ?____|on the ____ of`,
  raw`____,? (dollars,? )?\( ?\$ ?_|____,? dollars,? \( ?_`,
  raw`\b(address|phone)( and (phone|telephone))?( numbers?)?( is| are| of|:)? ____.{0,30}(\(|"|here\w+ |as )(the )?"?${party}`,
  raw`\b${party}('s)?( mailing| current| business| home)? address( is| of|:)? ____`,
  raw`(\b${party}|_),? of (_,? )*____|\bof ____ ?[(\[]address`,
  raw`\b(late|application|processing|utility|parking|storage|garage|pro-? ?rated|remaining)\b[^._]{0,40} ____`,
  raw`\b(fee|fine|charge|cost|penalty|premium|deduction|coverage|discount|credit)s?( of| is|:)? ____`,
  raw`\b(first|last|additional|extra|advance|annual|yearly)( [a-z']+){0,2} rent\b[^.;_]{0,40}____`,
  raw`\btotal rent\b[^.;_]{0,40} ____(?! (per|each|a) month)`,
  raw`\b(holdover|hold over)\b[^.;_]{0,120} ____|\b(market|legal|part of the|portion of the|share of the) rent\b[^.;_]{0,40} ____|\bassistance\b[^_]{0,40} ____`,
  raw`\b(unpaid|delinquent|past due|overdue|owed|owing|arrears)\b[^.;:_]{0,60}:? ____|\bdue( date)?:? ____`,
  raw`\b(due|payable|unpaid|delinquent|owes|back-?rent|hours)\b[^.]{0,160}\b(begin\w*|commenc\w*|start\w*|end\w*|terminat\w*|from|from:? _ to)( on)?( the)?:? ____`,
  raw`\b(deposit|rent|fee)s? ?/ ?[a-z ]*(deposit|rent|fee)s?:? ____`,
  raw`____ \(\d year lease|____ (days?|weeks?|months?|years?)\b|\bincludes? ____`,
  raw`(?<!monthly )\brent\b[^.;_]{0,40} ____[^.;_]{0,60}\b(installments|payments) of \$?_`,
  raw`\b(addendum|amendment|termination|extension|renewal|guaranty|parking|pet|inspection|checklist)( agreement)?(\"?\)| \([^)]*\))?,? (is |was )?(hereby )?(made|entered|executed|effective|completed)\b[^._]{0,20}(?<!\bbetween:?) ____`,
  raw`\bincreased (to|by) ____|\badditional (term|period)\b[^.]{0,120} ____`,
  raw`\b(additional|increase in the|current) (security )?deposit\b[^.;_]{0,40} ____`,
  raw`\b(partial|each( and every)?|every|per|calendar) month,?( and)? (beginning|commencing|ending)( on)?( the)? ____`,
].map((pattern) => new RegExp(pattern, 'i'))

/** A name, and then what the sentence calls it: "____, with an address of _ (the “Landlord”)". */
const caption = raw`( ?[(\[](name|address|insert)[^)\]]*[)\]])?`
const isCalled =
  raw`(?<!\b(of|at|an?|contact|address( is| are)?|numbers? (is|are)):?|_,?) ____${caption}` +
  raw`,?( (of|(with|whose|having)( an?)? ([a-z]+ ){0,2}address( of| at| is)?|([a-z]+ )?residing at) _${caption}([^_"()]{0,24} _)*( county)?)?` +
  raw`,? ?("|\(|\[|as |here\w+|from now on|known|referred|(?=(the )?\w+(/\w+)?[,.;]))` +
  raw`(here\w+|from now on|referred|known|called|as|to|the|a|all|list|names?(\(s\))? of|[", ()[])*`

/** How sentences ask for a fact, the most certain first. */
const sentences = (
  [
    ['packet-pet-deposit', raw`\b(pet|animal) deposit\b[^._]{0,40} ____`],
    ['packet-pet-rent', raw`\b(pet|animal) rent\b[^._]{0,40} ____`],
    [
      'packet-deposit-bank',
      raw`\blocation of (the )?(security )?deposit:? ____|\b(deposit|account)\b[^._]{0,60}\b(held|kept|placed|deposited|maintained)\b[^._]{0,60}\b(at|in|with|by):? (name of )?(bank )?____`,
    ],
    [
      'packet-deposit',
      raw`(?<!\b(pet|animal|additional) )\bsecurity[a-z/ ]* deposit(s|\(s\))?\.?(?![^_]*\b(pet|animal|monthly rent)\b)[^_.;]{0,140}${amount}`,
    ],
    [
      'packet-deposit',
      raw`\bsecurity deposit( amount)?( received| paid| held)?:? ____|(?<!\b(key|utility|holding|parking|application|garage|total) )\bdeposit(s|ed)?( with( the)? ${landlord})?(,? in trust,?)?( the sum of)? ____`,
    ],
    [
      'packet-deposit',
      raw`____,? ?(\(?"?(as (a )?|is requested as |for )?(the |your )?("?security deposit|security for))\b(?!:)`,
    ],
    [
      'packet-rent',
      raw`(?<!\b(new|current|updated|previous|old) )\bmonthly (rent|rental)(/lease)?( amount| rate)?[?:]? ____|\bmonthly (rent|rental|rental amount|installments|payments)\b[^._;]{0,60}${amount}`,
    ],
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
    ['packet-owner', raw`____ ?[([]${landlord}'s (full )?name`],
    ['packet-residents', raw`____ ?[([]${tenant}'s? (full )?name`],
    ['packet-owner', raw`\bname of [a-z ]*${landlord}[a-z ]*:? ____`],
    [
      'packet-owner',
      raw`\b(between|and|the)\b[^_.]{0,40}${notBy}${landlord}(/agent)?( known as)?,?:? ____`,
    ],
    [
      'packet-residents',
      raw`\b(between|and|the|you)\b[^_.]{0,40}${notBy}${tenant}( known as)?,?:? ____`,
    ],
    ['packet-residents', raw`\b${tenant} ?\((list|names?)[^_]{0,90}\):? ____`],
    ['packet-residents', raw`\bnames? of all (adult )?${tenant}[^_]{0,70}:? ____`],
    ['packet-residents', raw`\bto:? ____ ?(\("?${tenant}|and all other)`],
    [
      'packet-street',
      raw`____ ?[(\[]street address\b(?! (and|where|for))|[(\[]street address[)\]] ____`,
    ],
    [
      'packet-home',
      raw`\b(premises|property|unit|apartment|house|home|located|at)\b[^_]{0,60} ____ ?[(\[](full )?address\b(?! (and|where|for))`,
    ],
    [
      'packet-unit',
      raw`\b(unit|apartment|apt\.?|suite)( ?#| no\.?| number)( \(if applicable\))?:? ____|(^|[_,.;:)] ?)(unit|apartment|apt\.?|suite):? ____`,
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
      raw`____,? ?([(\[]name of (the )?(apartment|building|community|condominium|complex|property)|apartments\b)`,
    ],
    ['packet-property', raw`\b(project|community|complex) known as:? ____`],
    [
      'packet-home',
      raw`\b(premises|property|dwelling|home|house|apartment|unit|building|residence|improvements|unit number _),?( [a-z(),"]+){0,9}? ((located|situated)( at| on)?( and described as)?|at):? ____|\blocated and described as:? ____`,
    ],
    [
      'packet-home',
      raw`(?<!_,? )____,? \(?(the |collectively |hereinafter |referred |known |to |as )*"?(premises|property|location)"?\)`,
    ],
    [
      'packet-home',
      raw`\b(premises|property|residence|land|rental unit)\b[^._]{0,60}\b((known|described) as( follows)?|address( of| is)?|applied for):? ____`,
    ],
    [
      'packet-home',
      raw`\b(following|leased|rented|rental|real) (residence|premises|property|dwelling|home)( is|:)?( address:)? ____`,
    ],
    [
      'packet-home',
      raw`\b(premises|property):? (physical |street )?address:? ____|\b(lease|tenancy) at ____`,
    ],
    [
      'packet-start',
      raw`\b(term|lease):? ____,? (to|through|until)\b|${tenancy}\bfrom:? ____,? (to|through|until):? _|\bterm\b[^._]{0,80}\bfrom:? ____|\btaking possession on ____`,
    ],
    [
      'packet-start',
      raw`(^|${tenancy})\b(begin(s|ning)?|began|commenc(e|es|ed|ing)|start(s|ed|ing)?)( date)?( on| from)?( the)?:? ____`,
    ],
    [
      'packet-end',
      raw`(^(?!from)|${tenancy})\b(begin\w*|began|commenc\w*|start\w*|from|possession|term|lease)( date)?( on| from)?( the)?:? _,?( at _)?[^._]{0,60}?\b(end\w*|expir\w*|terminat\w*|conclud\w*|until|through|to)( date)?( (at )?(midnight|noon|[\d:]+ ?[ap]\.?m\.?))?( on)?( the)?:? ____`,
    ],
    [
      'packet-end',
      raw`(^|\b(lease|agreement|tenancy|term|thereafter)\b( dated _)?[^._]{0,40})\b(expir(e|es|ing)|end(s|ing)?|shall terminate|until)( on)?:? ____`,
    ],
    ['packet-start', raw`\bfirst day of (the )?(lease |rental )?term:? ____`],
    ['packet-end', raw`\blast day of (the )?(lease |rental )?term:? ____`],
    [
      'packet-lease-date',
      raw`\b(lease|agreement|contract|rental)\b[^._]{0,40} (made|entered|executed|agreed upon)( and entered)?( into)?( this| as of)?( on)?( this date)?:? ____`,
    ],
    [
      'packet-lease-date',
      raw`\bentered into an? [a-z ]*(lease|agreement)\b[^._]{0,100}\b(on|dated) ____`,
    ],
    ['packet-lease-date', raw`\b(lease|agreement|contract),? dated( as of)?:? ____`],
    [
      'packet-lease-date',
      raw`(?<!ing )\bdate of (this |the )?(lease|rental agreement|agreement)( contract| agreement)?:? ____|\b(lease|agreement) date:? ____`,
    ],
    ['packet-lease-date', raw`\b${party}"?\)? on ____ ?\("?date`],
  ] as const
).map(([answer, pattern]) => [answer, new RegExp(pattern, 'i')] as const)
