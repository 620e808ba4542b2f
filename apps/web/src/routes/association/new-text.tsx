import { Component as NewTextForm } from '../legal-forms/custom-forms/new-text-form.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  return (
    <RequireStaff>
      <NewTextForm />
    </RequireStaff>
  )
}
