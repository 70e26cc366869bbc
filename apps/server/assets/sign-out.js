// A form that is sent by itself stays in the history or not, as the moment falls: going back must not lead here.
const form = document.getElementById('sign-out');
const sent = fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
sent
  .then((answer) => (answer.redirected ? window.location.replace(answer.url) : form.submit()))
  .catch(() => form.submit());
