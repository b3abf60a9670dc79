import { QueryClientContext } from '@tanstack/react-query';
import { Component, type ContextType, type ReactNode } from 'react';
import { Button } from '../shared/button';

type PanelBoundaryProps = {
  /** The start of a sentence, such as "The call log". */
  subject: string;
  children: ReactNode;
};

/** Keeps a part of the office that can't be shown from taking the rest down. Its Retry button shows it again. */
export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  static override contextType = QueryClientContext;
  declare context: ContextType<typeof QueryClientContext>;

  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  retry = () => {
    // What the part has loaded may be what it can't show, so it loads again.
    this.context?.removeQueries({ type: 'inactive' });
    this.setState({ hasFailed: false });
  };

  override render() {
    const { subject, children } = this.props;
    if (!this.state.hasFailed) {
      return children;
    }
    return (
      <div
        role="group"
        aria-label={`${subject}: showing failed`}
        className="m-3 border-l-4 border-stop bg-white p-4"
      >
        <p role="alert" className="font-semibold text-stop">
          {`${subject} could not be shown.`}
        </p>
        <p className="mt-1 text-slate">The rest of the office goes on working.</p>
        <Button look="solid" className="mt-3" onClick={this.retry}>
          Retry
        </Button>
      </div>
    );
  }
}
