export type Topic = { title: string; questions: Question[] };
type Question = {
  question: string;
  answer: string[];
  /** Applies only if the hub itself manages the passwords. */
  ofPasswords?: true;
};

const topics: Topic[] = [
  {
    title: 'Signing in',
    questions: [
      {
        question: 'How do I sign in?',
        answer: [
          'Press Login. The sign-in page opens. Type the email and the password of your account, and you come back to the hub.',
          'If the sign-in page says that it has expired, it was open for more than 30 minutes or you finished it in another tab. Choose “Start again” there.',
        ],
      },
      {
        question: 'Why is my password not accepted?',
        ofPasswords: true,
        answer: [
          'The message is the same for a wrong email and a wrong password, so that nobody can find out who has an account. Check both: capital letters, the keyboard language, a space at the end.',
          'From the fifth wrong password on, you have to wait a few seconds before each further try. If you no longer know your password, follow “Forgot password?” on the sign-in page: a link to choose a new one comes by email.',
        ],
      },
      {
        question: 'Why is sign-in locked?',
        ofPasswords: true,
        answer: [
          'Ten wrong passwords in a row lock sign-in for that email for 15 minutes. It protects your account from somebody who guesses. Nothing in your account is changed or lost, and its owner is told by email.',
          'Wait 15 minutes, then log in with the right password. Or follow “Forgot password?” on the sign-in page: a new password ends the wait.',
        ],
      },
      {
        question: 'Why do I have to confirm my email?',
        answer: [
          'Mail about your account goes to that address, so we first make sure that it is yours. Until it is confirmed you can sign in, but clients and cases stay closed.',
          'Look for our message in your inbox and in the spam folder. If nothing came, call us.',
        ],
      },
    ],
  },
  {
    title: 'Your session',
    questions: [
      {
        question: 'Why was I signed out?',
        answer: [
          'The hub signs you out after 30 minutes without activity, so that an unattended computer shows nothing. After 25 minutes it warns you: “Session will expire soon”. Choose “Extend Session” to stay.',
          'Before the warning, a click, a key, a touch or a movement of the mouse counts as activity. Once the warning is there, only your answer to it does. A session ends after 12 hours in any case.',
        ],
      },
      {
        question: 'Can I use the hub in several tabs?',
        answer: [
          'Yes. All tabs of one browser share one session: working in one tab keeps the others signed in, and logging out in one logs out all of them.',
        ],
      },
      {
        question: 'How do I log out?',
        answer: [
          'Open the profile menu with your name at the top of the page, choose Logout and confirm. On a computer that you share with others, log out each time you leave it.',
        ],
      },
    ],
  },
  {
    title: 'Your account',
    questions: [
      {
        question: 'Why is my account waiting for approval?',
        answer: [
          'You asked to join an organization, and one of its managers has to approve you first. Until then you cannot sign in. Ask a manager of your organization to approve your account.',
        ],
      },
      {
        question: 'What does it mean that my account is deactivated?',
        answer: [
          'A manager of your organization has closed your access for now. Ask a manager to enable it again. Your clients and cases are kept.',
        ],
      },
      {
        question: 'What if my access was denied or my account was removed?',
        answer: [
          'A manager of your organization decided this. Talk to a manager; we cannot let you into an organization against its decision.',
        ],
      },
    ],
  },
  {
    title: 'Who sees what',
    questions: [
      {
        question: 'Who can see my clients?',
        answer: [
          'You see the clients you own. Other practitioners do not see them, and other organizations see nothing of yours.',
          'A manager of your organization sees the names, dates and counts in your client list, in order to transfer clients, but no notes and no answers. Our support staff sees no client data.',
        ],
      },
      {
        question: 'Why do I not see My Org?',
        answer: [
          'My Org is for managers of an organization. If you should be one, ask a manager to change your role. The change works at once.',
        ],
      },
      {
        question: 'Why does an address say “Page not found”?',
        answer: [
          'There is nothing for you at that address: it may be mistyped, out of date, or meant for somebody else. Go to the start page and look from there.',
        ],
      },
    ],
  },
  {
    title: 'Using the hub',
    questions: [
      {
        question: 'How do I change between the light and the dark theme?',
        answer: [
          'The hub follows the setting of your device. To choose a theme yourself, open the profile menu. This browser remembers your choice.',
        ],
      },
      {
        question: 'Can I work with the keyboard alone?',
        answer: [
          'Yes. Tab moves to the next control and Shift with Tab to the one before. Enter or the space bar presses it. Arrow keys move inside menus and tabs. Escape closes a menu or a dialog.',
          'A blue ring shows where you are.',
        ],
      },
      {
        question: 'Does it work on a phone, and with large text?',
        answer: ['Yes. Every page fits a phone, and you can enlarge it to 200% without losing anything.'],
      },
      {
        question: 'When is the hub under maintenance?',
        answer: [
          'Maintenance is planned for Tuesdays and Thursdays, 4:00pm to 5:30pm PST. The hub may not answer at these times, so save your work before.',
        ],
      },
    ],
  },
];

export const topicsWhere = ({ externalProvider }: { externalProvider: boolean }): Topic[] =>
  topics.map(({ title, questions }) => ({
    title,
    questions: questions.filter(({ ofPasswords }) => !(externalProvider && ofPasswords)),
  }));
