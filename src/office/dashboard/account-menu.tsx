import { useQuery } from '@tanstack/react-query';
import {
  CalendarDays,
  ChevronDown,
  CircleUserRound,
  Download,
  KeyRound,
  Keyboard,
  LogOut,
} from 'lucide-react';
import { createPortal } from 'react-dom';
import { useHeaderSlot } from '../../ui/header-slot';
import { membersQuery } from '../api/queries';
import { useAccess, useSignOut } from '../auth/access';
import { useInstallOffer } from '../device/install-offer';
import { Menu, MenuItem, MenuLine } from '../shared/menu';
import { useOfficeAddress } from '../shared/use-office-address';
import { openShortcutList } from './shortcuts';

/** Who is logged in, and what concerns only them. It stands in the site's header. */
export function AccountMenu() {
  const slot = useHeaderSlot();
  const { user, state } = useAccess();
  const signingOut = useSignOut();
  const install = useInstallOffer();
  const { openSection } = useOfficeAddress();
  // The dashboard asks for the members after its settings.
  const members = useQuery({ ...membersQuery, enabled: false }).data;
  if (slot === null || !user) {
    return null;
  }
  const email = user.email ?? '';
  const [start] = email.split('@');
  const name = members?.find(({ memberId }) => memberId === user.id)?.name ?? start;
  return createPortal(
    <Menu
      button={
        <>
          <CircleUserRound aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">Account</span>
          <span className="max-w-40 truncate max-lg:sr-only">
            {signingOut.isPending ? 'Signing out…' : name}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 max-lg:hidden" />
        </>
      }
      className="text-sm"
    >
      <p className="px-4 py-2 text-sm wrap-anywhere text-slate">
        <span className="block font-semibold text-ink">{email}</span>
        <span className="block first-letter:uppercase">{state}</span>
      </p>
      <MenuLine />
      <MenuItem Icon={KeyRound} onClick={() => void openSection('login')}>
        Login and password
      </MenuItem>
      <MenuItem Icon={CalendarDays} onClick={() => void openSection('calendar')}>
        Your calendar
      </MenuItem>
      <MenuItem Icon={Keyboard} className="pointer-coarse:hidden" onClick={openShortcutList}>
        Shortcuts
      </MenuItem>
      {install ? (
        <MenuItem Icon={Download} onClick={install}>
          Install the office
        </MenuItem>
      ) : null}
      <MenuItem Icon={LogOut} onClick={() => signingOut.mutate()}>
        Sign out
      </MenuItem>
    </Menu>,
    slot,
  );
}
