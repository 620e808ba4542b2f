import { Outlet } from 'react-router'
import { MantineTheme } from '../../ui/mantine-theme.tsx'

/** For screens of the main layout that have form fields. */
export function Component() {
  return (
    <MantineTheme>
      <Outlet />
    </MantineTheme>
  )
}
