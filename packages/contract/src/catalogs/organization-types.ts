export const organizationTypes = ['Standard', 'Individual', 'Distributor'] as const;
