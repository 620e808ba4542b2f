/**
 * 42 USC 3604(c): nothing that is made or printed about a rental may state a preference or limit by a
 * protected class. These are phrases that forms have used for it.
 */
const steering: readonly RegExp[] = [
  /\badults? only\b/i,
  /\b(no|without) (children|kids|minors|teenagers|babies|infants)\b/i,
  /\bchild(ren)? (are )?not (allowed|permitted|welcome)\b/i,
  /\bchild-?free\b/i,
  /\b(mature|older|young) (person|people|residents?|tenants?|couples?|adults?)\b/i,
  /\b(singles?|couples?|bachelors?|students?|professionals?|retirees) (only|preferred)\b/i,
  /\b(men|women|male|female|ladies|gentlemen) (only|preferred)\b/i,
  /\b(christians?|jewish|muslims?|catholics?|church|religious) (only|preferred|home|community|household)\b/i,
  /\b(white|black|asian|hispanic|latino|american) (only|preferred|community|neighborhood|tenants?|residents?)\b/i,
  /\b(english|spanish)[- ](only|speaking|speakers?)\b/i,
  /\b(citizens?|americans?|natives?) only\b/i,
  /\bable-?bodied\b/i,
  /\bno (wheelchairs?|disabled|handicapped|service animals?|assistance animals?|section 8)\b/i,
  /\b(handicapped|crippled|mentally ill)\b/i,
  /\b(ideal|perfect|suitable|best) for (a |an )?(single|singles|couple|couples|family|families|students?|professionals?|seniors?)\b/i,
  /\b(age|date of birth|birth ?date) of (each|any|all|the) (occupants?|minors?|child(ren)?)\b/i,
]

/** The phrases of a text that state a preference or limit by a protected class. */
export function findSteering(text: string): string[] {
  return steering.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}
