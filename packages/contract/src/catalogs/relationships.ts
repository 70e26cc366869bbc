import { numbered } from './catalog.ts';

const close = ['Mother', 'Father', 'Step-mother', 'Step-father', 'Guardian', 'Friend', 'Other'];

export const emergencyRelationships = numbered(...close);

export const profileRelationships = numbered(...close, 'Spouse', 'Teacher');
