/** A drawn scene with our crew at work (public/scenes/<name>.svg), and its text alternative. */
export type Scene = {
  name:
    | 'night-shoulder'
    | 'jobsite-dusk'
    | 'fleet-yard'
    | 'inspection'
    | 'jobsite-dawn'
    | 'dock'
    | 'line-work'
    | 'harvest-field';
  alt: string;
};
