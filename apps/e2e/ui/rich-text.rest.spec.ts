import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus, hasFocus } from '../tab-to.ts';
import { preparePieces } from './piece.ts';

const { url, openPage, mountPiece, loadPiece } = preparePieces();

const EDITOR_FILE = '**/assets/rich-text-editor-*.js';

async function openGallery(open?: Page) {
  const page = open ?? (await openPage());
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const piece = open ? await loadPiece(page, 'Rich text') : await mountPiece(page, 'Rich text');
  const field = piece.getByRole('group', { name: 'Case note' });
  return {
    page,
    complaints,
    piece,
    field,
    text: field.getByRole('textbox'),
    button: (name: string) => field.getByRole('button', { name, exact: true }),
    value: async () => JSON.parse((await piece.locator('output').textContent()) ?? ''),
    dropdown: page.getByRole('dialog', { name: 'Link' }),
  };
}

type Gallery = Awaited<ReturnType<typeof openGallery>>;

async function writeAll({ page, text }: Gallery, typed: string) {
  await text.click();
  await page.keyboard.type(typed);
  await page.keyboard.press('Control+a');
}

/** Moves from a selection to its end. The browser reports the caret to the editor a moment later. */
async function toEnd(page: Page) {
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
}

const holds = ({ value }: Gallery, html: string) => expect.poll(async () => (await value()).html).toBe(html);

const pressed = (button: Locator) => button.getAttribute('aria-pressed');

test('what is typed is reported as html and as text, and nothing as nothing', async () => {
  const gallery = await openGallery();
  await gallery.text.click();
  await gallery.page.keyboard.type('Slept well');
  await gallery.page.keyboard.press('Enter');
  await gallery.page.keyboard.type('Ate little & late');
  await holds(gallery, '<p>Slept well</p><p>Ate little &amp; late</p>');
  expect((await gallery.value()).text).toBe('Slept well\nAte little & late');

  await gallery.page.keyboard.press('Control+a');
  await gallery.page.keyboard.press('Delete');
  await holds(gallery, '');
  await expect.poll(() => gallery.value()).toEqual({ html: '', text: '' });
});

const aligned = (alignment: string) => `<p style="text-align: ${alignment};">Calm</p>`;

test('bold, italic, underline, list and alignment come from their buttons and keys', async () => {
  const gallery = await openGallery();
  const { page, text, button } = gallery;
  await writeAll(gallery, 'Calm');
  for (const [name, keys, html] of [
    ['Bold', 'Control+b', '<p><strong>Calm</strong></p>'],
    ['Italic', 'Control+i', '<p><em>Calm</em></p>'],
    ['Underline', 'Control+u', '<p><u>Calm</u></p>'],
    ['List', 'Control+Shift+8', '<ul><li><p>Calm</p></li></ul>'],
  ] as const) {
    await button(name).click();
    await holds(gallery, html);
    await expect.poll(() => pressed(button(name))).toBe('true');
    await getsFocus(text);
    await button(name).click();
    await holds(gallery, '<p>Calm</p>');
    await expect.poll(() => pressed(button(name))).toBe('false');

    await page.keyboard.press(keys);
    await holds(gallery, html);
    await page.keyboard.press(keys);
    await holds(gallery, '<p>Calm</p>');
  }

  await expect.poll(() => pressed(button('Align left'))).toBe('true');
  for (const alignment of ['center', 'right', 'left']) {
    await button(`Align ${alignment}`).click();
    await holds(gallery, aligned(alignment));
    await expect.poll(() => pressed(button(`Align ${alignment}`))).toBe('true');
    await expect.poll(() => alignmentOf(text.getByText('Calm'))).toBe(alignment);
  }
  await page.keyboard.press('Control+Shift+j');
  await holds(gallery, aligned('justify'));
  expect(gallery.complaints).toEqual([]);
});

const alignmentOf = (block: Locator) => block.evaluate((element) => getComputedStyle(element).textAlign);

test('saved alignment is shown while the editor loads, in it, and in the read view, and survives an edit', async () => {
  const page = await openPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(EDITOR_FILE, async (route) => {
    await held;
    await route.continue();
  });
  const { piece, complaints } = await openGallery(page);
  const last = piece.getByText('See the rating scales.');
  await last.first().waitFor();
  const heightLoading = await piece.evaluate((element) => element.clientHeight);
  await expect
    .poll(async () => Promise.all((await last.all()).map(alignmentOf)))
    .toEqual(Array(4).fill('right'));
  expect(await piece.getByRole('toolbar').count()).toBe(0);

  release();
  const text = piece.getByRole('textbox', { name: 'Observation' });
  await text.waitFor();
  await expect
    .poll(() => piece.evaluate((element) => element.clientHeight), { message: 'nothing jumps' })
    .toBe(heightLoading);
  await expect
    .poll(async () => Promise.all((await last.all()).map(alignmentOf)))
    .toEqual(Array(4).fill('right'));

  await text.getByText('See the').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect.poll(() => alignmentOf(text.getByText('See the rating scales.!'))).toBe('right');
  expect(complaints, 'the content security policy blocked something').toEqual([]);
});

test('headings of six levels come from the menu and from the keyboard', async () => {
  const gallery = await openGallery();
  const { page, field } = gallery;
  await writeAll(gallery, 'Calm');
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await field.getByRole('button', { name: /^Text style:/ }).click();
    await page.getByRole('menuitemradio', { name: `Heading ${level}` }).click();
    await holds(gallery, `<h${level}>Calm</h${level}>`);
    await field.getByRole('button', { name: `Text style: Heading ${level}` }).waitFor();
  }
  await getsFocus(gallery.text);
  await page.keyboard.press('Control+Alt+2');
  await holds(gallery, '<h2>Calm</h2>');
  await field.getByRole('button', { name: 'Text style: Heading 2' }).click();
  await page.getByRole('menuitemradio', { name: 'Paragraph' }).click();
  await holds(gallery, '<p>Calm</p>');
});

test('list items are indented by button and by keyboard, and Tab leads out of the field', async () => {
  const gallery = await openGallery();
  const { page, text, button } = gallery;
  const flat = '<ul><li><p>one</p></li><li><p>two</p></li></ul>';
  const nested = '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>';
  await text.click();
  for (const name of ['Indent left', 'Indent right']) {
    await expect.poll(() => button(name).getAttribute('aria-disabled')).toBe('true');
  }
  await button('List').click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await button('Indent right').click();
  await holds(gallery, nested);
  await expect.poll(() => button('Indent right').getAttribute('aria-disabled')).toBe('true');
  await button('Indent left').click();
  await holds(gallery, flat);
  await page.keyboard.press('Control+]');
  await holds(gallery, nested);
  await page.keyboard.press('Control+[');
  await holds(gallery, flat);

  await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(text)).toBe(false);
  await holds(gallery, flat);
});

const linked = (href: string, name = 'scales') =>
  `<p><a target="_blank" rel="noopener noreferrer" href="${href}">${name}</a></p>`;

async function setLink({ button, dropdown }: Gallery, address: string) {
  await button('Link').click();
  await dropdown.getByRole('textbox', { name: 'URL' }).fill(address);
  await dropdown.getByRole('button', { name: 'Set Link' }).click();
}

test('a link is set, replaced and removed in its dropdown', async () => {
  const gallery = await openGallery();
  const { page, text, button, dropdown } = gallery;
  await writeAll(gallery, 'scales');
  await expect.poll(() => pressed(button('Link'))).toBe('false');
  await expect.poll(() => button('Unlink').getAttribute('aria-disabled')).toBe('true');

  await setLink(gallery, 'www.example.com/scales');
  await holds(gallery, linked('https://www.example.com/scales'));
  await dropdown.waitFor({ state: 'detached' });
  await getsFocus(text);
  await expect.poll(() => pressed(button('Link'))).toBe('true');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await button('Link').click();
  const address = dropdown.getByRole('textbox', { name: 'URL' });
  await expect.poll(() => address.inputValue()).toBe('https://www.example.com/scales');
  await address.fill('mailto:office@example.com');
  await page.keyboard.press('Enter');
  await holds(gallery, linked('mailto:office@example.com'));

  await setLink(gallery, 'tel:800-555-0142');
  await holds(gallery, linked('tel:800-555-0142'));
  await setLink(gallery, '  ');
  await holds(gallery, '<p>scales</p>');

  await page.keyboard.press('Control+a');
  await setLink(gallery, 'https://www.example.com');
  await holds(gallery, linked('https://www.example.com'));
  await button('Unlink').click();
  await holds(gallery, '<p>scales</p>');
});

test('a link without selected text shows its address; one that is not https, mailto or tel is refused', async () => {
  const gallery = await openGallery();
  const { page, text, button, dropdown } = gallery;
  await text.click();
  await setLink(gallery, 'www.example.com');
  await holds(gallery, linked('https://www.example.com', 'https://www.example.com'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await writeAll(gallery, 'scales');
  await button('Link').click();
  const address = dropdown.getByRole('textbox', { name: 'URL' });
  for (const refused of ['http://example.com', 'javascript:alert(1)']) {
    await address.fill(refused);
    await dropdown.getByRole('button', { name: 'Set Link' }).click();
    await dropdown.getByText('Use an https, mailto or tel address').waitFor();
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await address.fill('');
    expect(await dropdown.getByText('Use an https, mailto or tel address').count()).toBe(0);
  }
  await page.keyboard.press('Escape');
  await dropdown.waitFor({ state: 'detached' });
  await holds(gallery, '<p>scales</p>');
});

test('undo takes back what was typed without a pause of more than 500 ms', async () => {
  const gallery = await openGallery();
  const { page, text } = gallery;
  const start = Date.now();
  const typeAt = async (milliseconds: number, typed: string) => {
    await page.clock.setFixedTime(start + milliseconds);
    await page.keyboard.type(typed);
  };
  await text.click();
  await typeAt(0, 'one');
  await typeAt(500, ' two');
  await typeAt(1001, ' three');
  await holds(gallery, '<p>one two three</p>');
  await page.keyboard.press('Control+z');
  await holds(gallery, '<p>one two</p>');
  await page.keyboard.press('Control+z');
  await holds(gallery, '');
  await page.keyboard.press('Control+y');
  await holds(gallery, '<p>one two</p>');
  await page.keyboard.press('Control+Shift+z');
  await holds(gallery, '<p>one two three</p>');
});

test('undo goes 100 steps back', async () => {
  const gallery = await openGallery();
  const { text } = gallery;
  await text.click();
  // The editor drops old steps in batches of twenty: right after a drop, exactly its depth is left.
  await text.evaluate(async () => {
    const start = Date.now();
    for (let step = 0; step < 121; step += 1) {
      Date.now = () => start + step * 1000;
      document.execCommand('insertText', false, 'x');
      // The editor processes the change in the next microtask.
      await Promise.resolve();
    }
  });
  await holds(gallery, `<p>${'x'.repeat(121)}</p>`);
  await text.evaluate((element) => {
    const undo = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
    for (let step = 0; step < 130; step += 1) element.dispatchEvent(new KeyboardEvent('keydown', undo));
  });
  await holds(gallery, `<p>${'x'.repeat(21)}</p>`);
});

const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0in; font-family:"Calibri",sans-serif;} --></style></head><body lang=EN-US>
<!--StartFragment-->
<h2 style='margin-top:2pt'><span style='font-family:"Calibri Light"'>Background<o:p></o:p></span></h2>
<p class=MsoNormal align=center style='text-align:center'>Seen <b style='mso-bidi-font-weight:normal'>twice</b>,
<i>both times</i> <span style='text-decoration:underline;color:red'>at school</span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Sleep<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Wakes early</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Appetite</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Call the school</p>
<!--EndFragment--></body></html>`;

const FROM_A_PAGE = `<meta charset='utf-8'><div class="article" style="font-size: 16px; color: rgb(0, 0, 0); background: url(https://elsewhere.test/a.png)">
<h3 style="font-weight: 700">Guide</h3><script>window.ran = true</script>
<p onclick="window.ran = true" style="text-align: right">Read <a href="https://www.example.com/guide" style="text-decoration: underline" class="button" onclick="window.ran = true">the <span style="font-weight: 700">guide</span></a>,
<a href="http://www.example.com">the old one</a>, <a href="/local">more</a> or <a href="javascript:window.ran=true">this</a>.</p>
<img src="https://elsewhere.test/b.png" onerror="window.ran = true"><svg><script>window.ran = true</script></svg>
<p style="display:none">hidden</p>
<table><tbody><tr><td>Reading</td><td><em>104</em></td></tr></tbody></table>
<blockquote>Quoted <code>text</code> <s>gone</s></blockquote><b style="font-weight:normal"><span style="font-style: italic">slanted</span></b>
</div>`;

test('what Word or a web page puts on the clipboard keeps its sense and loses the rest', async () => {
  const gallery = await openGallery();
  await gallery.text.click();
  await paste(gallery.text, FROM_WORD);
  const expected = [
    '<h2>Background</h2>',
    '<p style="text-align: center;">Seen <strong>twice</strong>, <em>both times</em> <u>at school</u>.</p>',
    '<ul><li><p>Sleep</p><ul><li><p>Wakes early</p></li></ul></li><li><p>Appetite</p></li></ul>',
    '<p></p>',
    '<ol><li><p>Call the school</p></li></ol>',
  ];
  await holds(gallery, expected.join(''));

  await gallery.page.keyboard.press('Control+a');
  await gallery.page.keyboard.press('Delete');
  await holds(gallery, '');
  const requests: string[] = [];
  gallery.page.on('request', (request) => requests.push(request.url()));
  await paste(gallery.text, FROM_A_PAGE);
  const guide =
    '<a target="_blank" rel="noopener noreferrer" href="https://www.example.com/guide">the <strong>guide</strong></a>';
  const ofPage = [
    '<h3>Guide</h3>',
    `<p style="text-align: right;">Read ${guide}, the old one, more or this.</p>`,
    '<p>Reading</p><p><em>104</em></p><p>Quoted text gone</p><p><em>slanted</em></p>',
  ];
  await holds(gallery, ofPage.join(''));
  expect(await gallery.page.evaluate(() => 'ran' in window)).toBe(false);
  expect(requests).toEqual([]);
  expect(gallery.complaints).toEqual([]);
});

test('what is copied from the field comes back the same', async () => {
  const gallery = await openGallery();
  const { page, button } = gallery;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await writeAll(gallery, 'Calm');
  await button('Bold').click();
  await button('Align center').click();
  await page.keyboard.press('Control+c');
  await toEnd(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+v');
  const line = '<p style="text-align: center;"><strong>Calm</strong></p>';
  await holds(gallery, line + line);
  expect(gallery.complaints).toEqual([]);
});

test('a required field that is left without content says so, and a disabled one cannot be changed', async () => {
  const { page, piece } = await openGallery();
  const field = piece.getByRole('group', { name: 'Reason for referral' });
  const text = field.getByRole('textbox');
  const message = piece.getByText('Content is required');
  await expect.poll(() => text.getAttribute('aria-required')).toBe('true');

  await text.click();
  await page.keyboard.type('   ');
  await page.keyboard.press('Shift+Tab');
  await field.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('dialog', { name: 'Link' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await message.count(), 'the toolbar and the dropdown are parts of the field').toBe(0);

  await text.click();
  await page.keyboard.press('Tab');
  await message.waitFor();
  await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
  const description = await text.getAttribute('aria-describedby');
  await expect.poll(() => page.locator(`[id="${description}"]`).textContent()).toBe('Content is required');

  await piece.getByText('Reason for referral').click();
  await getsFocus(text);
  await page.keyboard.type('Reading');
  await page.keyboard.press('Tab');
  await message.waitFor({ state: 'detached' });

  const closed = piece.getByRole('group', { name: 'Closed note' });
  const note = closed.getByRole('textbox');
  await note.waitFor();
  // `click` would wait for a disabled field to be enabled, so the mouse is used directly.
  const { x, y } = (await note.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 40, y + 20);
  await page.keyboard.type('more');
  await expect.poll(() => note.textContent()).toContain('Classroom observation');
  expect(await note.textContent()).not.toContain('more');
  await expect.poll(() => closed.getByRole('button', { name: 'Bold' }).isDisabled()).toBe(true);
});

test('the toolbar works by keyboard alone', async () => {
  const gallery = await openGallery();
  const { page, text, button, field } = gallery;
  await field.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await writeAll(gallery, 'Calm');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => hasFocus(text)).toBe(false);
  for (let stop = 0; stop < 12 && !(await hasFocus(button('Bold'))); stop += 1) {
    await page.keyboard.press('ArrowLeft');
  }
  await page.getByRole('tooltip', { name: 'Bold (Ctrl+B)' }).waitFor({ timeout: 5000 });
  await page.keyboard.press('Space');
  await holds(gallery, '<p><strong>Calm</strong></p>');
  await page.keyboard.press('ArrowRight');
  await getsFocus(button('Italic'));
  await page.keyboard.press('Enter');
  await holds(gallery, '<p><strong><em>Calm</em></strong></p>');
  await page.keyboard.press('Tab');
  await getsFocus(text);
  await toEnd(page);
  await page.keyboard.type('x');
  await holds(gallery, '<p><strong><em>Calmx</em></strong></p>');
});

test('no page loads the editor before it shows the field', async () => {
  const page = await openPage();
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text());
  });
  await page.goto(url('/landing'));
  await page.waitForLoadState('networkidle');
  expect(bodies.length).toBeGreaterThan(0);
  expect((await Promise.all(bodies)).filter((body) => body.includes('ProseMirror'))).toEqual([]);

  const loaded = page.waitForResponse(EDITOR_FILE);
  await loadPiece(page, 'Rich text');
  expect(await (await loaded).text()).toContain('ProseMirror');
});
