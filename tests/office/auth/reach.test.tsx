import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Imported after render-office, which sets the environment that the office reads on load.
import { supabase } from '../../../src/office/api/client';
import { takeConsoleErrors } from '../../support/console-guard';
import { connectionLost } from '../../support/office/answers';
import { listRequestNames, office } from '../../support/office/office-server';
import { findNotice, haveSession, openTab, renderOffice } from '../../support/office/render-office';

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

afterEach(async () => {
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
  onlineManager.setOnline(true);
  await supabase.auth.signOut({ scope: 'local' });
});

describe('a browser that says it is offline while the network works', () => {
  beforeEach(() => setOnline(false));

  it('opens the dashboard', async () => {
    await openTab('Messages');
    expect(onlineManager.isOnline()).toBe(true);
    expect(screen.queryByText(/You are offline/)).toBeNull();
    expect(listRequestNames()).toContain('getConversations');
  });

  it('logs in', async () => {
    const person = renderOffice('/auth/login');
    await person.type(await screen.findByLabelText('Email'), 'owner@example.com');
    await person.type(screen.getByLabelText('Password'), 'secret1');
    await person.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
  });

  it('says that a login failed when it did', async () => {
    office.instead['sign-in'] = connectionLost;
    office.instead.health = connectionLost;
    const person = renderOffice('/auth/login');
    await person.type(await screen.findByLabelText('Email'), 'owner@example.com');
    await person.type(screen.getByLabelText('Password'), 'secret1');
    await person.click(screen.getByRole('button', { name: 'Login' }));
    await findNotice('An error occurred during login');
    takeConsoleErrors();
  });
});

describe('a browser without a network', () => {
  it('says that it is offline, and loads by itself once a request gets through', async () => {
    await haveSession();
    office.instead = { health: connectionLost, user: connectionLost };
    setOnline(false);
    renderOffice('/admin/dashboard');
    expect(await screen.findByText(/^You are offline\./)).toBeVisible();
    office.instead = {};
    setOnline(true);
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    expect(screen.queryByText(/^You are offline\./)).toBeNull();
    takeConsoleErrors();
  });

  it('says so although the browser takes itself to be online', async () => {
    await haveSession();
    office.instead = { health: connectionLost, user: connectionLost };
    renderOffice('/admin/dashboard');
    expect(await screen.findByText(/^You are offline\./)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Home page' })).toBeNull();
    office.instead = {};
    setOnline(true);
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    takeConsoleErrors();
  });

  it('notices that the network is back although the browser never says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await haveSession();
    office.instead = { health: connectionLost, user: connectionLost };
    setOnline(false);
    renderOffice('/admin/dashboard');
    expect(await screen.findByText(/^You are offline\./)).toBeVisible();
    office.instead = {};
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(onlineManager.isOnline()).toBe(true));
    vi.useRealTimers();
    expect(await screen.findByRole('tab', { name: 'Settings' })).toBeVisible();
    takeConsoleErrors();
  });
});
