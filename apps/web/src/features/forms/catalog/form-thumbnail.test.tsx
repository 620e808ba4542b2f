import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormThumbnail } from './form-thumbnail.tsx'

test('a thumbnail is asked for of library forms only: custom forms have none', () => {
  const library = render(<FormThumbnail form={{ _id: 'lease', source: 'library' }} />)
  const own = render(<FormThumbnail form={{ _id: 'mine', source: 'custom' }} />)

  expect(library.container.querySelector('img')?.src).toContain('/forms/lease/thumbnail')
  expect(own.container.querySelector('img')).toBeNull()
  expect(own.container.querySelector('svg')).not.toBeNull()
})
