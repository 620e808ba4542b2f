export const demoMembers = {
  owner: { name: 'Morgan Ellis', email: 'owner@example.com' },
  agent: { name: 'Jordan Avery', email: 'agent@example.com' },
  staff: { name: 'Riley Chen', email: 'staff@example.com' },
} as const
