import { Outlet } from 'react-router'

/** No header and no Mantine: pages for those who have no session yet, or need none. */
export function Component() {
  return (
    <main id="main" tabIndex={-1} data-focus-quietly>
      <Outlet />
    </main>
  )
}
