import { z } from 'zod'
import { isReadableColor } from '../readable-color.ts'
import type { Setting } from './setting.ts'

export const associationSettings = {
  ASSOCIATION_NAME: {
    description:
      'The association whose members use this installation. It stands in the header, in emails, on the login page and on certificates, beside the product’s name.',
    schema: z
      .string()
      .max(60, 'must have at most 60 characters.')
      .regex(/^[^\p{Cc}\p{Cf}<>]*$/u, 'must be plain text, without < and >.')
      .optional(),
    fallback: 'Countersign',
    example: 'Maple County Rental Association',
  },
  ASSOCIATION_LOGO: {
    description:
      'Its logo: a PNG file, or an SVG file without scripts and without addresses of other files. At most 200 KB. Emails show a PNG only.',
    schema: z.string().optional(),
    fallback: 'the product’s mark',
    example: '/etc/countersign/logo.svg',
    requires: ['ASSOCIATION_NAME'],
  },
  ASSOCIATION_COLOR: {
    description:
      'The color of buttons and links, as `#rrggbb`. White letters on it, and its letters on the page, need a contrast of 4.5 or more.',
    schema: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, {
        error: 'must be a color of six hexadecimal digits, such as #0b5460.',
        abort: true,
      })
      .refine(
        isReadableColor,
        'is too light: white letters on it, and its letters on the page, need a contrast of 4.5 or more. Choose a darker color.',
      )
      .toLowerCase()
      .optional(),
    fallback: '#0b5460',
    example: '#1f3a68',
    requires: ['ASSOCIATION_NAME'],
  },
} satisfies Record<string, Setting>
