import {
  type ConversationSummary,
  introduction,
} from '../../../supabase/functions/_shared/contract/conversations';
import type { Message } from '../../../supabase/functions/_shared/contract/messages';
import { permissionWords } from '../inbox/new-message';
import { Timestamp } from '../shared/timestamp';

/** Quote requests aren't texts, and a failed text reached nobody. */
const isText = ({ source, status }: Message) =>
  source !== 'web' && status !== 'failed' && status !== 'undelivered';

type NotedPermissionProps = {
  permission: NonNullable<ConversationSummary['permission']>;
  messages: readonly Message[];
};

/** Shows the permission that an admin noted, and the introduction that the first text adds. */
export function NotedPermission({ permission, messages }: NotedPermissionProps) {
  return (
    <div className="border-t border-ink px-3 py-2 text-sm text-slate">
      <p className="wrap-anywhere">
        Agreed to texts {permissionWords[permission.how].toLowerCase()}, noted{' '}
        <Timestamp at={permission.notedAt} />: “<bdi>{permission.note}</bdi>”
      </p>
      {messages.some(isText) ? null : <p>The first text gets “{introduction}” at its end.</p>}
    </div>
  );
}
