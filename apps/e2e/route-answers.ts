/** The route table of the specification, written by hand so that it can disagree with the product. */

export type Feature = 'myOrg' | 'prolearn' | 'register';
export type Visitor = 'signed-out' | 'practitioner' | 'manager';
/** Without `at`, the page is shown at the requested address. */
type Answer = { at?: string; title: string; heading: string };
type Row = { address: string; feature?: Feature; answers: Record<Visitor, Answer> };

const page = (at: string, title: string, heading = title): Answer => ({ at, title, heading });

const landing = page('/landing', 'Welcome', 'Evaluation Hub');
const register = page('/register', 'Create an account');
const login = page('/login', 'Login', 'Log in to the Evaluation Hub');
const profile = page('/profile', 'Account information');
const clients = page('/clients', 'Client Directory');
const practitioners = page('/my-org/practitioners', 'Practitioners', 'My Org');
const home = page('/cases', 'Home');
const start = home;

const notFound: Answer = { title: 'Page not found', heading: 'Page not found' };
const notBuilt = notFound;
const notForPractitioners = notFound;
const switchedOff = notFound;

const everyone = (answer: Answer) => ({ 'signed-out': answer, practitioner: answer, manager: answer });
const signedIn = (answer: Answer) => ({ ...everyone(answer), 'signed-out': login });
const signedOut = (answer: Answer) => ({ ...everyone(start), 'signed-out': answer });
const managers = (answer: Answer) => ({ ...signedIn(notForPractitioners), manager: answer });

const rowsFor = (answers: Row['answers'], addresses: string[], feature?: Feature): Row[] =>
  addresses.map((address) => ({ address, answers, ...(feature && { feature }) }));

const rows: Row[] = [
  ...rowsFor(signedOut(landing), ['/']),
  ...rowsFor(signedIn(home), ['/cases']),
  ...rowsFor(signedIn(notBuilt), ['/cases/7', '/clients/7/cases/new']),
  ...rowsFor(signedIn(clients), ['/clients']),
  ...rowsFor(signedIn(page('/clients/add-client', 'New client')), ['/clients/add-client']),
  ...rowsFor(signedIn(page('/library', 'Library')), ['/library']),
  // No record has this id.
  ...rowsFor(signedIn(notFound), ['/clients/7', '/library/7']),
  ...rowsFor(signedIn(profile), ['/profile']),
  ...rowsFor(managers(practitioners), ['/my-org', '/my-org/practitioners'], 'myOrg'),
  ...rowsFor(
    managers(page('/my-org/license-inventory', 'License Inventory', 'My Org')),
    ['/my-org/license-inventory'],
    'myOrg',
  ),
  ...rowsFor(
    managers(page('/my-org/license-use', 'License Use', 'My Org')),
    ['/my-org/license-use'],
    'myOrg',
  ),
  ...rowsFor(managers(page('/my-org/settings', 'Settings', 'My Org')), ['/my-org/settings'], 'myOrg'),
  ...rowsFor(
    managers(notFound),
    [
      '/my-org/practitioner/7',
      '/my-org/practitioner/7/info',
      '/my-org/practitioner/7/clients',
      '/my-org/practitioner/7/license-use',
      '/my-org/practitioner/7/license-inventory',
    ],
    'myOrg',
  ),
  ...rowsFor(signedIn(page('/prolearn', 'ProLearn')), ['/prolearn'], 'prolearn'),
  // No record has this id.
  ...rowsFor(signedIn(notFound), ['/prolearn/course/7', '/prolearn/course/7/view'], 'prolearn'),
  ...rowsFor(
    everyone(page('/certificates/7', 'Certificate', 'There is no such certificate')),
    ['/certificates/7'],
    'prolearn',
  ),
  ...rowsFor(managers(page('/my-org/courses', 'Courses', 'My Org')), ['/my-org/courses'], 'prolearn'),
  ...rowsFor(
    signedOut(register),
    ['/register', '/register/org-confirm', '/register/account-create', '/register/account-confirmation'],
    'register',
  ),
  ...rowsFor(
    signedOut(page('/register/org-search', 'Find your organization')),
    ['/register/org-search'],
    'register',
  ),
  ...rowsFor(
    signedOut(page('/register/org-create', 'Add your organization')),
    ['/register/org-create'],
    'register',
  ),
  ...rowsFor(
    signedOut(
      page(
        '/register/creation-confirmed',
        'Thank you',
        'Thank you for creating an account on the Online Evaluation Hub!',
      ),
    ),
    ['/register/creation-confirmed'],
    'register',
  ),
  // Without a link's token, signed-in users have nothing to see here.
  ...rowsFor(signedOut(page('/register/invited', 'Invitation', 'This invitation no longer works')), [
    '/register/invited',
  ]),
  ...rowsFor(signedOut(login), ['/login']),
  ...rowsFor(everyone(landing), ['/landing']),
  ...rowsFor(
    {
      ...everyone(page('/account-verification', 'Confirm your email', 'Your email is confirmed')),
      'signed-out': page('/account-verification', 'Confirm your email'),
    },
    ['/account-verification'],
  ),
  ...rowsFor(everyone(page('/account-locked', 'Sign-in is locked', 'Sign-in is locked for 15 minutes')), [
    '/account-locked',
  ]),
  ...rowsFor(everyone(page('/terms-of-use', 'Terms of Use')), ['/terms-of-use']),
  ...rowsFor(everyone(page('/privacy-policy', 'Privacy Policy')), ['/privacy-policy']),
  ...rowsFor(everyone(page('/support', 'Support')), ['/support']),
  ...rowsFor(everyone(notFound), [
    '/not-there',
    '/cases/7/not-there',
    '/my-org/not-there',
    '/register/not-there',
  ]),
];

/** For each address: the page that this visitor sees on a hub with these features, and its address. */
export const answersFor = (visitor: Visitor, features: Feature[]) =>
  rows.map(({ address, feature, answers }) => {
    const isOff = feature !== undefined && !features.includes(feature);
    return { address, answer: { at: address, ...(isOff ? switchedOff : answers[visitor]) } };
  });
