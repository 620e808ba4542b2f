import { Component as EditForm } from '../legal-forms/custom-forms/edit-form.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  return (
    <RequireStaff>
      <EditForm />
    </RequireStaff>
  )
}
