import type { PacketPage } from '@countersign/contract/schemas/packets/packet-list'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { WaitingApplicants } from '../../features/applications/owner/waiting-applicants.tsx'
import { DiscardedNotice } from '../../features/packets/list/discarded-notice.tsx'
import { FilterPanel, noPanelFilters } from '../../features/packets/list/filter-panel.tsx'
import { countPanelFilters } from '../../features/packets/list/list-filter.ts'
import { NoPackets } from '../../features/packets/list/no-packets.tsx'
import { PacketList } from '../../features/packets/list/packet-list.tsx'
import { PacketSearch } from '../../features/packets/list/packet-search.tsx'
import { PacketTabs } from '../../features/packets/list/packet-tabs.tsx'
import { packetsQuery, type PacketFilter } from '../../features/packets/list/packets-query.ts'
import { useDashboardFilter } from '../../features/packets/list/use-list-filter.ts'
import { restoreProperty } from '../../features/properties/change-property.ts'
import { RemovedPropertyNotice } from '../../features/properties/removed-property-notice.tsx'
import {
  readRemovedProperty,
  type RemovedProperty,
} from '../../features/properties/removed-property.ts'
import { useCurrentUser } from '../../features/session/current-user.tsx'
import { EmailsStopped } from '../../features/session/emails-stopped.tsx'
import { refreshCurrentUser } from '../../features/session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import flexStyles from '../../ui/flex.module.css'
import menuStyles from '../../ui/menu.module.css'
import { PageTitle } from '../../ui/page-title.tsx'
import phoneStyles from '../../ui/phone.module.css'
import spaceStyles from '../../ui/space.module.css'
import styles from './dashboard.module.css'

export function Component() {
  const { _id, properties, hasMoreProperties = false } = useCurrentUser()
  const { filter, change } = useDashboardFilter()
  const [shown, setShown] = useState({ search: filter.searchTerm !== undefined, more: false })
  const list = useInfiniteQuery(packetsQuery(filter))
  const navigate = useNavigate()

  return (
    <div data-packet-tools={shown.more ? 'open' : 'closed'}>
      <PageTitle
        isCompact
        actions={
          <div className={flexStyles.row1}>
            <div className={clsx(flexStyles.wrap3, phoneStyles.never)}>
              <Links />
            </div>
            <IconButton
              label="Search"
              icon="M8.5 3.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm3.7 8.7 4.3 4.3"
              expanded={shown.search}
              controls="packet-search"
              onClick={() => setShown({ ...shown, search: !shown.search })}
            />
            <IconButton
              label="More"
              icon="M4 10h.01M10 10h.01M16 10h.01"
              expanded={shown.more}
              controls="packet-more"
              onClick={() => setShown({ ...shown, more: !shown.more })}
            />
            <Button
              kind="primary"
              className={styles.create}
              onClick={() => void navigate(paths.selectProperty())}
            >
              <span className={phoneStyles.only} aria-hidden="true">
                +
              </span>
              <span className={phoneStyles.neverSeen}>Create New</span>
            </Button>
          </div>
        }
      >
        Legal forms
      </PageTitle>
      <RemovedPropertyUndo />
      <DiscardedNotice />
      <EmailsStopped />
      <WaitingApplicants userId={_id} pathOf={paths.applicants} />
      <div id="packet-search" className={shown.search ? undefined : phoneStyles.never}>
        <PacketSearch />
      </div>
      <div id="packet-more" className={shown.more ? undefined : phoneStyles.never}>
        <div className={clsx(flexStyles.wrap2, phoneStyles.only, spaceStyles.bottom3)}>
          <Links />
        </div>
        {!hasNothingToFilter(filter, list.data?.pages[0]) && (
          <FilterPanel
            userId={_id}
            properties={properties}
            hasMoreProperties={hasMoreProperties}
            filter={filter}
            folds={hasFew(list.data?.pages[0])}
            onChange={change}
          />
        )}
      </div>
      <PacketTabs
        selected={filter.group ?? 'all'}
        counts={list.data?.pages[0]?.counts ?? undefined}
        onSelect={(group) => change({ group })}
      >
        <PacketList
          filter={filter}
          caption="Legal form packets"
          onSort={change}
          empty={<Empty filter={filter} onClear={() => change(noPanelFilters)} />}
        />
      </PacketTabs>
    </div>
  )
}

function Links() {
  return (
    <>
      <ButtonLink to={paths.printableForms}>Fill and print a form</ButtonLink>
      <ButtonLink to={paths.customForms}>My forms</ButtonLink>
    </>
  )
}

interface IconButtonProps {
  label: string
  /** A path in a box of 20 by 20. */
  icon: string
  expanded: boolean
  controls: string
  onClick: () => void
}

/** On a phone only: elsewhere what it shows is always there. */
function IconButton({ label, icon, expanded, controls, onClick }: IconButtonProps) {
  return (
    <div className={phoneStyles.only}>
      <button
        type="button"
        className={menuStyles.button}
        aria-label={label}
        aria-expanded={expanded}
        aria-controls={controls}
        onClick={onClick}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={icon} />
        </svg>
      </button>
    </div>
  )
}

const fewPackets = 10

/** Where counting took too long there are many. */
function hasFew(page: PacketPage | undefined): boolean {
  return Boolean(
    page?.counts && Object.values(page.counts).reduce((sum, count) => sum + count, 0) < fewPackets,
  )
}

function RemovedPropertyUndo() {
  const removed = readRemovedProperty(useLocation().state)
  const { _id: userId } = useCurrentUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  if (!removed) {
    return null
  }

  async function undo({ propertyId }: RemovedProperty) {
    await restoreProperty({ userId, propertyId })
    await refreshCurrentUser(client)
    await navigate(paths.property(propertyId), { replace: true })
  }

  return <RemovedPropertyNotice removed={removed} onUndo={() => undo(removed)} />
}

function hasNothingToFilter(filter: PacketFilter, page: PacketPage | undefined): boolean {
  return (
    page?.packets.length === 0 &&
    countPanelFilters(filter) === 0 &&
    !filter.searchTerm &&
    !filter.group
  )
}

interface EmptyProps {
  filter: PacketFilter
  onClear: () => void
}

function Empty({ filter, onClear }: EmptyProps) {
  const { searchTerm, group } = filter
  if (searchTerm) {
    return <NothingMatches searchTerm={searchTerm} />
  }
  if (countPanelFilters(filter) > 0) {
    return (
      <NoPackets action={<Button onClick={onClear}>Show without filters</Button>}>
        No packets match these filters.
      </NoPackets>
    )
  }

  return group ? <EmptyGroup group={group} /> : <FirstStep />
}

function EmptyGroup({ group }: { group: NonNullable<PacketFilter['group']> }) {
  return (
    <NoPackets action={<ButtonLink to={allPackets}>Show all packets</ButtonLink>}>
      {emptyGroups[group]}
    </NoPackets>
  )
}

const allPackets = `${paths.legalForms}?group=all`

const emptyGroups = {
  'needs-you': 'Nothing needs you right now. Packets to fill out, pay for or sign appear here.',
  waiting: 'You are not waiting for anyone. Packets that residents still have to sign appear here.',
  done: 'Packets that everyone has signed appear here, and those that have ended.',
} satisfies Record<NonNullable<PacketFilter['group']>, string>

function FirstStep() {
  const hidden = useInfiniteQuery(packetsQuery({ hidden: 'only' }))
  const hasHidden = hidden.data?.pages.some(({ packets }) => packets.length > 0)

  return (
    <NoPackets
      action={
        <>
          <ButtonLink kind="strong" to={paths.selectProperty()}>
            Start your first packet
          </ButtonLink>
          <ButtonLink to={paths.help}>How it works</ButtonLink>
          {hasHidden && (
            <ButtonLink kind="quiet" to={`${paths.legalForms}?hidden=only`}>
              Hidden packets
            </ButtonLink>
          )}
        </>
      }
    >
      A packet is a set of forms for one home that you and your residents sign together. Select
      “Create New” to start your first one. It takes a few minutes.
    </NoPackets>
  )
}

function NothingMatches({ searchTerm }: { searchTerm: string }) {
  return (
    <NoPackets action={<ButtonLink to={allPackets}>Show all packets</ButtonLink>}>
      No packets match “{searchTerm}”. Try a resident’s name, the address or the packet name.
    </NoPackets>
  )
}
