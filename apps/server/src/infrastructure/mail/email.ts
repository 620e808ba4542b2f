import type { ResidentLanguage } from '@countersign/contract/schemas/languages'

/** Plain sentences and at most one action, which stands above everything that is long. */
export interface Email {
  /** Default English. */
  language?: ResidentLanguage
  subject: string
  /** Mail programs show it beside the subject. */
  preheader?: string
  greeting: string
  paragraphs: string[]
  /** Somebody's own words. */
  quote?: string
  action?: { label: string; url: string }
  /** A link to the same page in another language, in that language. */
  translation?: { language: ResidentLanguage; label: string; url: string }
  /** What the sender added, below the action. */
  message?: { title: string; words: string }
  /** Where to read how signing works. */
  help?: { label: string; url: string }
  list?: { title: string; items: string[] }
  notes?: string[]
  contact?: EmailContact
}

export interface EmailContact {
  /** "Questions? Reply to this email, or ask:" */
  title: string
  name: string
  email: string
  /** E.164. */
  phone?: string | undefined
}
