import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../test/render.tsx'
import { Menu } from './menu.tsx'

test('a double click opens a menu, and a later click closes it', async () => {
  renderApp(<Menu label="More for Lease" items={[{ label: 'History', onSelect: vi.fn() }]} />)
  const button = screen.getByRole('button', { name: 'More for Lease' })

  await userEvent.dblClick(button)
  expect(screen.getByRole('menuitem', { name: 'History' })).toBeVisible()

  await userEvent.click(button)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
