import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staticHead, staticPage, staticPart } from '../../src/components/static-part';
import { pages } from '../../src/site';

const [page] = pages;
if (!page) throw new Error('The table is empty.');

const sentTags = '<title>Sent title</title><link rel="canonical" href="https://example.test/sent">';
const drawn = () => Promise.resolve(<p>Drawn anew</p>);
const place = (name: string, html: string) =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="sent"><div data-static="${name}">${html}</div></div>`,
  );

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

/** Takes the place of the file's markup, as hydration would. */
function show(element: ReactElement | null) {
  document.getElementById('sent')?.remove();
  return render(
    <MemoryRouter initialEntries={['/sent']}>
      {element}
      <Address />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  document.head.innerHTML = sentTags;
  document.body.innerHTML = '';
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.hydrated;
});

describe('a static part of a page that is taken over from its file', () => {
  it('stays as the file has it, and is not drawn again', async () => {
    place('map', '<p>As sent</p>');
    show(await staticPart('map', drawn));
    expect(screen.getByText('As sent')).toBeInTheDocument();
    expect(screen.queryByText('Drawn anew')).not.toBeInTheDocument();
  });

  it('follows links to our own pages by the router, and leaves files and other sites alone', async () => {
    place(
      'map',
      '<a href="/brands#top"><b>Brands</b></a><a href="/feed.xml">Feed</a><a href="https://example.test/">Elsewhere</a>',
    );
    show(await staticPart('map', drawn));
    const isLeftToBrowser = (name: string) => {
      let isLeft = false;
      // Hears of it after React does, and keeps jsdom from loading the address.
      const look = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
      fireEvent.click(screen.getByRole('link', { name }));
      return isLeft;
    };
    expect(isLeftToBrowser('Feed')).toBe(true);
    expect(isLeftToBrowser('Elsewhere')).toBe(true);
    expect(isLeftToBrowser('Brands')).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('/brands#top');
  });

  it('shows the placeholder for a picture that can not be loaded', async () => {
    place('map', '<img src="/gone.svg" alt="A truck">');
    show(await staticPart('map', drawn));
    fireEvent.error(screen.getByAltText('A truck'));
    expect(screen.getByAltText('A truck')).toHaveAttribute('src', '/placeholder.svg');
  });
});

describe('a static page', () => {
  it('takes its title along when it is left, and has it back when it is returned to', async () => {
    place('page', '<h1>As sent</h1>');
    const element = await staticPage(drawn);
    const { unmount } = show(element);
    expect(screen.getByRole('heading', { name: 'As sent' })).toBeInTheDocument();
    expect(document.title).toBe('Sent title');
    unmount();
    expect(document.title).toBe('');
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    show(element);
    expect(document.title).toBe('Sent title');
  });

  it('is drawn when the visitor comes by a link inside the site', async () => {
    document.documentElement.dataset.hydrated = '';
    place('page', '<h1>Another page</h1>');
    show(await staticPage(drawn));
    expect(screen.getByText('Drawn anew')).toBeInTheDocument();
  });

  it('is drawn where no file was sent for it', async () => {
    show(
      <>
        {await staticHead(page)}
        {await staticPage(drawn)}
      </>,
    );
    expect(screen.getByText('Drawn anew')).toBeInTheDocument();
    expect(document.title).toContain(page.title);
  });
});
