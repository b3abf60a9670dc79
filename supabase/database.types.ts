// Generated from the migrations by `npm run types:database`. Don't edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor: string | null;
          happened_at: string;
          id: number;
          new_value: string | null;
          old_value: string | null;
          subject: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor?: string | null;
          happened_at?: string;
          id?: never;
          new_value?: string | null;
          old_value?: string | null;
          subject?: string | null;
        };
        Update: {
          action?: string;
          actor?: string | null;
          happened_at?: string;
          id?: never;
          new_value?: string | null;
          old_value?: string | null;
          subject?: string | null;
        };
        Relationships: [];
      };
      business_settings: {
        Row: {
          description: string | null;
          id: string;
          setting_key: string;
          setting_value: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          description?: string | null;
          id?: string;
          setting_key: string;
          setting_value: string;
          updated_at?: string;
        };
        Update: {
          description?: string | null;
          id?: string;
          setting_key?: string;
          setting_value?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      call_handling: {
        Row: {
          after_hours_number: string | null;
          answer_pause_hours: number;
          closed_answer_on: boolean;
          closed_answer_text: string | null;
          emergency_answer_always: boolean;
          emergency_answer_on: boolean;
          emergency_answer_text: string | null;
          emergency_words: NonNullable<Json>;
          forward_when: string;
          holidays: NonNullable<Json>;
          hours: NonNullable<Json>;
          id: boolean;
          ring_order: string;
          screening_on: boolean;
          second_number: string | null;
          site_notice: string | null;
          text_back_on: boolean;
          text_back_text: string | null;
          third_number: string | null;
          transcribe_on: boolean;
          updated_by: string | null;
          voicemail_greeting: string | null;
          voicemail_on: boolean;
        };
        ComputedFields: never;
        Insert: {
          after_hours_number?: string | null;
          answer_pause_hours?: number;
          closed_answer_on?: boolean;
          closed_answer_text?: string | null;
          emergency_answer_always?: boolean;
          emergency_answer_on?: boolean;
          emergency_answer_text?: string | null;
          emergency_words?: NonNullable<Json>;
          forward_when?: string;
          holidays?: NonNullable<Json>;
          hours?: NonNullable<Json>;
          id?: boolean;
          ring_order?: string;
          screening_on?: boolean;
          second_number?: string | null;
          site_notice?: string | null;
          text_back_on?: boolean;
          text_back_text?: string | null;
          third_number?: string | null;
          transcribe_on?: boolean;
          updated_by?: string | null;
          voicemail_greeting?: string | null;
          voicemail_on?: boolean;
        };
        Update: {
          after_hours_number?: string | null;
          answer_pause_hours?: number;
          closed_answer_on?: boolean;
          closed_answer_text?: string | null;
          emergency_answer_always?: boolean;
          emergency_answer_on?: boolean;
          emergency_answer_text?: string | null;
          emergency_words?: NonNullable<Json>;
          forward_when?: string;
          holidays?: NonNullable<Json>;
          hours?: NonNullable<Json>;
          id?: boolean;
          ring_order?: string;
          screening_on?: boolean;
          second_number?: string | null;
          site_notice?: string | null;
          text_back_on?: boolean;
          text_back_text?: string | null;
          third_number?: string | null;
          transcribe_on?: boolean;
          updated_by?: string | null;
          voicemail_greeting?: string | null;
          voicemail_on?: boolean;
        };
        Relationships: [];
      };
      calls: {
        Row: {
          arrived_at: string;
          business_number: string;
          call_sid: string;
          changed_at: string;
          direction: string;
          duration: number;
          from_number: string;
          handled_at: string | null;
          has_dial_result: boolean;
          id: string;
          listed_at: string;
          other_number: string;
          outcome: string | null;
          seen_at: string | null;
          started_at: string | null;
          status: string;
          to_number: string;
        };
        ComputedFields: never;
        Insert: {
          arrived_at: string;
          business_number: string;
          call_sid: string;
          changed_at?: string;
          direction: string;
          duration?: number;
          from_number: string;
          handled_at?: string | null;
          has_dial_result?: boolean;
          id?: string;
          listed_at?: never;
          other_number?: never;
          outcome?: string | null;
          seen_at?: string | null;
          started_at?: string | null;
          status: string;
          to_number: string;
        };
        Update: {
          arrived_at?: string;
          business_number?: string;
          call_sid?: string;
          changed_at?: string;
          direction?: string;
          duration?: number;
          from_number?: string;
          handled_at?: string | null;
          has_dial_result?: boolean;
          id?: string;
          listed_at?: never;
          other_number?: never;
          outcome?: string | null;
          seen_at?: string | null;
          started_at?: string | null;
          status?: string;
          to_number?: string;
        };
        Relationships: [];
      };
      contact_notes: {
        Row: {
          author: string;
          body: string;
          contact_id: string;
          created_at: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          body: string;
          contact_id: string;
          created_at?: string;
          id: string;
        };
        Update: {
          author?: string;
          body?: string;
          contact_id?: string;
          created_at?: string;
          id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_notes_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
        ];
      };
      contacts: {
        Row: {
          address: string;
          assigned_to: string | null;
          business_number: string | null;
          changed_at: string;
          company: string | null;
          created_at: string;
          email: string | null;
          id: string;
          is_apart: boolean;
          is_blocked: boolean;
          is_called_back: boolean;
          is_done: boolean;
          is_suspected: boolean;
          last_called_at: string | null;
          last_event: string | null;
          last_message: string;
          last_message_at: string | null;
          last_source: string;
          listed_at: string;
          name: string | null;
          opt_out_in_doubt: string | null;
          opt_out_told_at: string | null;
          opted_out_by_contact: boolean;
          opted_out_by_office: boolean;
          permission_note: string | null;
          permission_noted_at: string | null;
          permission_noted_by: string | null;
          phone_extension: string | null;
          pinned_note: string | null;
          place: string | null;
          texting_allowed_by: string | null;
          unread_calls: number;
          unread_count: number;
          waiting: string | null;
          waiting_calls: number;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          assigned_to?: string | null;
          business_number?: string | null;
          changed_at?: string;
          company?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          is_apart?: never;
          is_blocked?: boolean;
          is_called_back?: boolean;
          is_done?: boolean;
          is_suspected?: boolean;
          last_called_at?: string | null;
          last_event?: string | null;
          last_message?: string;
          last_message_at?: string | null;
          last_source?: string;
          listed_at?: never;
          name?: string | null;
          opt_out_in_doubt?: string | null;
          opt_out_told_at?: string | null;
          opted_out_by_contact?: boolean;
          opted_out_by_office?: boolean;
          permission_note?: string | null;
          permission_noted_at?: string | null;
          permission_noted_by?: string | null;
          phone_extension?: string | null;
          pinned_note?: string | null;
          place?: string | null;
          texting_allowed_by?: string | null;
          unread_calls?: number;
          unread_count?: number;
          waiting?: string | null;
          waiting_calls?: number;
        };
        Update: {
          address?: string;
          assigned_to?: string | null;
          business_number?: string | null;
          changed_at?: string;
          company?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          is_apart?: never;
          is_blocked?: boolean;
          is_called_back?: boolean;
          is_done?: boolean;
          is_suspected?: boolean;
          last_called_at?: string | null;
          last_event?: string | null;
          last_message?: string;
          last_message_at?: string | null;
          last_source?: string;
          listed_at?: never;
          name?: string | null;
          opt_out_in_doubt?: string | null;
          opt_out_told_at?: string | null;
          opted_out_by_contact?: boolean;
          opted_out_by_office?: boolean;
          permission_note?: string | null;
          permission_noted_at?: string | null;
          permission_noted_by?: string | null;
          phone_extension?: string | null;
          pinned_note?: string | null;
          place?: string | null;
          texting_allowed_by?: string | null;
          unread_calls?: number;
          unread_count?: number;
          waiting?: string | null;
          waiting_calls?: number;
        };
        Relationships: [];
      };
      job_changes: {
        Row: {
          actor: string | null;
          changed_at: string;
          changes: NonNullable<Json>;
          id: number;
          job_id: string;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          changed_at?: string;
          changes: NonNullable<Json>;
          id?: never;
          job_id: string;
          title: string;
        };
        Update: {
          actor?: string | null;
          changed_at?: string;
          changes?: NonNullable<Json>;
          id?: never;
          job_id?: string;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_changes_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      job_settings: {
        Row: {
          id: boolean;
          pay_link: string | null;
          reminder_on: boolean;
          review_link: string | null;
          templates: NonNullable<Json>;
          updated_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          id?: boolean;
          pay_link?: string | null;
          reminder_on?: boolean;
          review_link?: string | null;
          templates?: NonNullable<Json>;
          updated_by?: string | null;
        };
        Update: {
          id?: boolean;
          pay_link?: string | null;
          reminder_on?: boolean;
          review_link?: string | null;
          templates?: NonNullable<Json>;
          updated_by?: string | null;
        };
        Relationships: [];
      };
      jobs: {
        Row: {
          amount_cents: number | null;
          approved: Json | null;
          changed_by: string | null;
          contact_id: string;
          created_at: string;
          id: string;
          machine: string | null;
          machine_id: string | null;
          note: string | null;
          place: string | null;
          quote_request_id: string | null;
          status: string;
          title: string;
          updated_at: string;
          visit_day: string | null;
          visit_from: string | null;
          visit_may_be_canceled: boolean;
          visit_member: string | null;
          visit_to: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_cents?: number | null;
          approved?: Json | null;
          changed_by?: string | null;
          contact_id: string;
          created_at?: string;
          id?: string;
          machine?: string | null;
          machine_id?: string | null;
          note?: string | null;
          place?: string | null;
          quote_request_id?: string | null;
          status?: string;
          title: string;
          updated_at?: string;
          visit_day?: string | null;
          visit_from?: string | null;
          visit_may_be_canceled?: boolean;
          visit_member?: string | null;
          visit_to?: string | null;
        };
        Update: {
          amount_cents?: number | null;
          approved?: Json | null;
          changed_by?: string | null;
          contact_id?: string;
          created_at?: string;
          id?: string;
          machine?: string | null;
          machine_id?: string | null;
          note?: string | null;
          place?: string | null;
          quote_request_id?: string | null;
          status?: string;
          title?: string;
          updated_at?: string;
          visit_day?: string | null;
          visit_from?: string | null;
          visit_may_be_canceled?: boolean;
          visit_member?: string | null;
          visit_to?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'jobs_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_machine_id_fkey';
            columns: ['machine_id'];
            isOneToOne: false;
            referencedRelation: 'machines';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_quote_request_id_fkey';
            columns: ['quote_request_id'];
            isOneToOne: true;
            referencedRelation: 'quote_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      machines: {
        Row: {
          contact_id: string;
          created_at: string;
          id: string;
          make: string | null;
          meter: number | null;
          meter_unit: string | null;
          metered_on: string | null;
          model: string | null;
          note: string | null;
          serial: string | null;
          unit: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          contact_id: string;
          created_at?: string;
          id?: string;
          make?: string | null;
          meter?: number | null;
          meter_unit?: string | null;
          metered_on?: string | null;
          model?: string | null;
          note?: string | null;
          serial?: string | null;
          unit?: string | null;
          updated_at?: string;
        };
        Update: {
          contact_id?: string;
          created_at?: string;
          id?: string;
          make?: string | null;
          meter?: number | null;
          meter_unit?: string | null;
          metered_on?: string | null;
          model?: string | null;
          note?: string | null;
          serial?: string | null;
          unit?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'machines_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
        ];
      };
      messages: {
        Row: {
          body: string;
          business_number: string | null;
          claimed_by: string | null;
          claimed_until: string | null;
          contact_id: string;
          created_at: string;
          direction: string;
          error_code: number | null;
          has_open_effects: boolean;
          id: string;
          idempotency_key: string | null;
          is_emergency: boolean;
          keyword: string | null;
          may_be_opt_out: boolean;
          media: NonNullable<Json>;
          occasion: string | null;
          provider_sid: string | null;
          retry_of: string | null;
          sent_by: string | null;
          source: string;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          business_number?: string | null;
          claimed_by?: string | null;
          claimed_until?: string | null;
          contact_id: string;
          created_at?: string;
          direction: string;
          error_code?: number | null;
          has_open_effects?: boolean;
          id?: string;
          idempotency_key?: string | null;
          is_emergency?: boolean;
          keyword?: string | null;
          may_be_opt_out?: boolean;
          media?: NonNullable<Json>;
          occasion?: string | null;
          provider_sid?: string | null;
          retry_of?: string | null;
          sent_by?: string | null;
          source?: string;
          status: string;
        };
        Update: {
          body?: string;
          business_number?: string | null;
          claimed_by?: string | null;
          claimed_until?: string | null;
          contact_id?: string;
          created_at?: string;
          direction?: string;
          error_code?: number | null;
          has_open_effects?: boolean;
          id?: string;
          idempotency_key?: string | null;
          is_emergency?: boolean;
          keyword?: string | null;
          may_be_opt_out?: boolean;
          media?: NonNullable<Json>;
          occasion?: string | null;
          provider_sid?: string | null;
          retry_of?: string | null;
          sent_by?: string | null;
          source?: string;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_retry_of_fkey';
            columns: ['retry_of'];
            isOneToOne: true;
            referencedRelation: 'messages';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_requests: {
        Row: {
          brand: string | null;
          can_move: string | null;
          company: string | null;
          consent_text: string | null;
          consent_version: string | null;
          consented_at: string | null;
          contact_id: string | null;
          created_at: string;
          description: string | null;
          email: string | null;
          equipment: string | null;
          id: string;
          kind: string;
          language: string | null;
          latitude: number | null;
          longitude: number | null;
          message_id: string | null;
          name: string;
          outcome: string;
          outcome_note: string | null;
          page: string;
          phone: string | null;
          phone_extension: string | null;
          place: string | null;
          preferred: Json | null;
          reference: string | null;
          service: string | null;
          sms_consent: boolean;
          suspected_of: string | null;
          units: number | null;
          urgency: string | null;
          zip: string | null;
        };
        ComputedFields: never;
        Insert: {
          brand?: string | null;
          can_move?: string | null;
          company?: string | null;
          consent_text?: string | null;
          consent_version?: string | null;
          consented_at?: string | null;
          contact_id?: string | null;
          created_at?: string;
          description?: string | null;
          email?: string | null;
          equipment?: string | null;
          id?: string;
          kind?: string;
          language?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          message_id?: string | null;
          name: string;
          outcome?: string;
          outcome_note?: string | null;
          page: string;
          phone?: string | null;
          phone_extension?: string | null;
          place?: string | null;
          preferred?: Json | null;
          reference?: string | null;
          service?: string | null;
          sms_consent?: boolean;
          suspected_of?: string | null;
          units?: number | null;
          urgency?: string | null;
          zip?: string | null;
        };
        Update: {
          brand?: string | null;
          can_move?: string | null;
          company?: string | null;
          consent_text?: string | null;
          consent_version?: string | null;
          consented_at?: string | null;
          contact_id?: string | null;
          created_at?: string;
          description?: string | null;
          email?: string | null;
          equipment?: string | null;
          id?: string;
          kind?: string;
          language?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          message_id?: string | null;
          name?: string;
          outcome?: string;
          outcome_note?: string | null;
          page?: string;
          phone?: string | null;
          phone_extension?: string | null;
          place?: string | null;
          preferred?: Json | null;
          reference?: string | null;
          service?: string | null;
          sms_consent?: boolean;
          suspected_of?: string | null;
          units?: number | null;
          urgency?: string | null;
          zip?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_requests_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'quote_requests_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: true;
            referencedRelation: 'messages';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_replies: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          position: number | null;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          id?: string;
          position?: number | null;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          position?: number | null;
        };
        Relationships: [];
      };
      scheduled_texts: {
        Row: {
          author: string | null;
          body: string;
          contact_id: string;
          created_at: string;
          held: string | null;
          id: string;
          job_id: string | null;
          kind: string;
          media: NonNullable<Json>;
          send_at: string;
          unless_answered: boolean;
        };
        ComputedFields: never;
        Insert: {
          author?: string | null;
          body: string;
          contact_id: string;
          created_at?: string;
          held?: string | null;
          id: string;
          job_id?: string | null;
          kind?: string;
          media?: NonNullable<Json>;
          send_at: string;
          unless_answered?: boolean;
        };
        Update: {
          author?: string | null;
          body?: string;
          contact_id?: string;
          created_at?: string;
          held?: string | null;
          id?: string;
          job_id?: string | null;
          kind?: string;
          media?: NonNullable<Json>;
          send_at?: string;
          unless_answered?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'scheduled_texts_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'scheduled_texts_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          begins_at: string | null;
          created_at: string;
          id: string;
          role: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          begins_at?: string | null;
          created_at?: string;
          id?: string;
          role: string;
          user_id: string;
        };
        Update: {
          begins_at?: string | null;
          created_at?: string;
          id?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      voicemails: {
        Row: {
          call_sid: string;
          caller: string | null;
          contact_id: string | null;
          created_at: string;
          heard_at: string | null;
          id: string;
          recording_sid: string;
          seconds: number;
          transcript: string | null;
        };
        ComputedFields: never;
        Insert: {
          call_sid: string;
          caller?: string | null;
          contact_id?: string | null;
          created_at?: string;
          heard_at?: string | null;
          id?: string;
          recording_sid: string;
          seconds: number;
          transcript?: string | null;
        };
        Update: {
          call_sid?: string;
          caller?: string | null;
          contact_id?: string | null;
          created_at?: string;
          heard_at?: string | null;
          id?: string;
          recording_sid?: string;
          seconds?: number;
          transcript?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'voicemails_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      opening_hours: {
        Row: {
          days_off: NonNullable<Json>;
          hours: NonNullable<Json>;
          notice: string | null;
        };
        ComputedFields: never;
        Insert: {
          days_off?: Json | null;
          hours?: Json | null;
          notice?: string | null;
        };
        Update: {
          days_off?: Json | null;
          hours?: Json | null;
          notice?: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_invitation: { Args: Record<PropertyKey, never>; Returns: string };
      account_of: {
        Args: { p_email: string };
        Returns: {
          is_admin: boolean;
          is_confirmed: boolean;
          since: string;
        }[];
      };
      add_note: {
        Args: { p_address: string; p_author: string; p_body: string; p_id: string };
        Returns: boolean;
      };
      add_quote_pictures: { Args: { p_media: Json; p_message_id: string; p_most: number }; Returns: Json };
      add_reminder: { Args: { p_body: string; p_held?: string; p_job_id: string }; Returns: undefined };
      approval_by: {
        Args: { p_provider_sid: string };
        Returns: {
          amount_cents: number;
          title: string;
        }[];
      };
      approve_job: { Args: { p_actor: string; p_job_id: string; p_message_id: string }; Returns: string };
      assign_contact: {
        Args: { p_actor?: string; p_address: string; p_member_id?: string };
        Returns: string;
      };
      begin_automatic_text: {
        Args: {
          p_address: string;
          p_answers?: string;
          p_body: string;
          p_business_number: string;
          p_claim: string;
          p_limits: Json;
          p_occasion: string;
          p_once: string;
          p_pause_hours?: number;
        };
        Returns: {
          body: string;
          created_at: string;
          message_id: string;
          outcome: string;
        }[];
      };
      begin_call: { Args: { p_actor: string; p_address: string; p_limits: Json }; Returns: number };
      begin_job_text: {
        Args: {
          p_body: string;
          p_claim: string;
          p_first_body?: string;
          p_idempotency_key: string;
          p_job_id: string;
          p_kind: string;
          p_limits: Json;
          p_sent_by: string;
        };
        Returns: {
          address: string;
          body: string;
          business_number: string;
          created_at: string;
          error_code: number;
          from_number: string;
          media: Json;
          message_id: string;
          outcome: string;
          status: string;
          wait_seconds: number;
        }[];
      };
      begin_message: {
        Args: {
          p_address: string;
          p_body: string;
          p_claim: string;
          p_first_body?: string;
          p_from: string;
          p_idempotency_key: string;
          p_limits: Json;
          p_media?: Json;
          p_retry_of?: string;
          p_sent_by: string;
        };
        Returns: {
          body: string;
          business_number: string;
          created_at: string;
          error_code: number;
          media: Json;
          message_id: string;
          outcome: string;
          status: string;
          wait_seconds: number;
        }[];
      };
      begin_role: {
        Args: { p_secret_hash: string; p_user_id: string };
        Returns: {
          begins_at: string;
          role: string;
          wait_ms: number;
        }[];
      };
      begin_scheduled_text: {
        Args: { p_at: string; p_claim: string; p_first_body?: string; p_id: string; p_limits: Json };
        Returns: {
          address: string;
          body: string;
          business_number: string;
          created_at: string;
          media: Json;
          message_id: string;
          outcome: string;
        }[];
      };
      call_figures: { Args: { p_days: number; p_time_zone: string }; Returns: Json };
      call_routing: { Args: { p_caller: string }; Returns: Json };
      calls_with: { Args: { p_before?: string; p_number: string; p_since?: string }; Returns: Json };
      cancel_scheduled_text: { Args: { p_actor: string; p_id: string }; Returns: string };
      change_scheduled_text: {
        Args: {
          p_actor: string;
          p_body?: string;
          p_id: string;
          p_send_at?: string;
          p_unless_answered?: boolean;
        };
        Returns: string;
      };
      claim_alerts: {
        Args: { p_clock: string; p_event?: Json; p_seconds: number; p_text_limits: Json };
        Returns: Json;
      };
      contact_details: {
        Args: { p_address: string };
        Returns: {
          address: string;
          assigned_to: string;
          company: string;
          email: string;
          name: string;
          others: Json;
          permission: Json;
          permission_noted_by: string;
          phone_extension: string;
          pinned_note: string;
          place: string;
          text_block: string;
        }[];
      };
      create_feed: { Args: { p_actor: string; p_job_id?: string; p_secret_hash: string }; Returns: boolean };
      delete_expired: { Args: { p_months?: number; p_most?: number }; Returns: Json };
      delete_reply: { Args: { p_id: string }; Returns: boolean };
      deployment_state: { Args: Record<PropertyKey, never>; Returns: Json };
      dismiss_opt_out: {
        Args: { p_actor: string; p_address: string; p_message_id: string };
        Returns: boolean;
      };
      due_reminders: {
        Args: { p_at: string };
        Returns: {
          amount_cents: number;
          contact_name: string;
          job_id: string;
          machine: string;
          template: string;
          visit_day: string;
          visit_from: string;
          visit_to: string;
        }[];
      };
      due_texts: {
        Args: { p_at: string; p_most?: number };
        Returns: {
          address: string;
          body: string;
          id: string;
          kind: string;
        }[];
      };
      end_reconciliation: {
        Args: { p_outcome: string; p_reason?: string; p_set_aside?: number };
        Returns: boolean;
      };
      erase_person: { Args: { p_contact: string; p_really?: boolean }; Returns: Json };
      feed_since: { Args: { p_actor: string; p_job_id?: string }; Returns: string };
      finish_text: { Args: { p_provider_sid: string }; Returns: undefined };
      forwarding_history: {
        Args: { p_limit: number };
        Returns: {
          at: string;
          by: string;
          from: string;
          id: number;
          to: string;
          what: string;
        }[];
      };
      get_alerts: { Args: { p_user_id: string }; Returns: Json };
      get_reminder: {
        Args: { p_address: string };
        Returns: {
          at: string;
          is_due: boolean;
          note: string;
          only_if_unanswered: boolean;
        }[];
      };
      grant_admin: { Args: { p_email: string }; Returns: string };
      import_contacts: {
        Args: { p_actor: string; p_contacts: Json; p_how?: string; p_note?: string };
        Returns: {
          outcome: string;
          texting: string;
        }[];
      };
      inbox_news: { Args: Record<PropertyKey, never>; Returns: Json };
      invite_admin: { Args: { p_email: string; p_secret_hash: string }; Returns: string };
      invite_person: {
        Args: { p_actor: string; p_email: string; p_role: string; p_secret_hash?: string };
        Returns: string;
      };
      list_all_machines: {
        Args: { p_limit?: number; p_offset?: number };
        Returns: {
          contact: string;
          created_at: string;
          id: string;
          make: string;
          meter: number;
          meter_unit: string;
          metered_on: string;
          model: string;
          note: string;
          serial: string;
          unit: string;
          updated_at: string;
        }[];
      };
      list_calls: {
        Args: {
          p_before_at?: string;
          p_before_id?: string;
          p_days?: number;
          p_group?: string;
          p_limit?: number;
        };
        Returns: Json;
      };
      list_conversations: {
        Args: {
          p_address?: string;
          p_before_at?: string;
          p_before_id?: string;
          p_limit?: number;
          p_member_id?: string;
          p_search?: string;
          p_state?: string;
        };
        Returns: {
          assigned_to: string;
          business_number: string;
          company: string;
          contact_email: string;
          contact_name: string;
          conversation_id: string;
          is_called_back: boolean;
          is_done: boolean;
          is_last_ours: boolean;
          last_author: string;
          last_event: string;
          last_failed: boolean;
          last_message: string;
          last_message_time: string;
          last_source: string;
          last_unconfirmed: boolean;
          matched_id: string;
          matched_text: string;
          may_be_opt_out: boolean;
          next_cursor: string;
          other_number: string;
          permission: Json;
          text_block: string;
          unread_count: number;
          waiting: string;
        }[];
      };
      list_files: {
        Args: { p_address: string; p_before_at?: string; p_before_id?: string; p_limit?: number };
        Returns: {
          created_at: string;
          direction: string;
          id: string;
          media: Json;
          next_cursor: string;
        }[];
      };
      list_job_changes: {
        Args: { p_address: string; p_before?: string; p_since?: string };
        Returns: {
          by: string;
          changed_at: string;
          changes: Json;
          id: string;
          job_id: string;
          title: string;
        }[];
      };
      list_jobs: {
        Args: {
          p_contact?: string;
          p_from?: string;
          p_job_id?: string;
          p_limit?: number;
          p_offset?: number;
          p_status?: string;
          p_to?: string;
          p_unscheduled?: boolean;
        };
        Returns: {
          amount_cents: number;
          approved: Json;
          company: string;
          contact: string;
          contact_name: string;
          created_at: string;
          estimate_sent_at: string;
          id: string;
          machine: string;
          machine_id: string;
          note: string;
          place: string;
          review_asked_at: string;
          status: string;
          title: string;
          updated_at: string;
          visit: Json;
        }[];
      };
      list_machines: {
        Args: { p_contact: string; p_machine_id?: string };
        Returns: {
          contact: string;
          created_at: string;
          id: string;
          make: string;
          meter: number;
          meter_unit: string;
          metered_on: string;
          model: string;
          note: string;
          serial: string;
          unit: string;
          updated_at: string;
        }[];
      };
      list_members: {
        Args: Record<PropertyKey, never>;
        Returns: {
          member_id: string;
          name: string;
          role: string;
        }[];
      };
      list_messages: {
        Args: { p_address: string; p_before_at?: string; p_before_id?: string; p_limit?: number };
        Returns: {
          author: string;
          body: string;
          business_number: string;
          created_at: string;
          direction: string;
          error_code: number;
          id: string;
          is_at_twilio: boolean;
          is_retried: boolean;
          may_be_opt_out: boolean;
          media: Json;
          next_cursor: string;
          occasion: string;
          request: Json;
          sent_by: string;
          source: string;
          status: string;
        }[];
      };
      list_notes: {
        Args: { p_address: string };
        Returns: {
          author: string;
          author_id: string;
          body: string;
          created_at: string;
          id: string;
        }[];
      };
      list_people: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          expires_at: string;
          role: string;
          since: string;
          user_id: string;
        }[];
      };
      list_replies: {
        Args: Record<PropertyKey, never>;
        Returns: {
          body: string;
          id: string;
        }[];
      };
      list_scheduled_texts: {
        Args: { p_address: string };
        Returns: {
          author: string;
          body: string;
          created_at: string;
          held: string;
          id: string;
          job_id: string;
          kind: string;
          media: Json;
          send_at: string;
          unless_answered: boolean;
        }[];
      };
      look_at_invitation: {
        Args: { p_limits: Json; p_secret_hash: string; p_user_id: string };
        Returns: {
          email: string;
          outcome: string;
          role: string;
          wait_seconds: number;
        }[];
      };
      mark_read: { Args: { p_address: string; p_message_id?: string }; Returns: boolean };
      note_presence: { Args: { p_address: string; p_is_open?: boolean }; Returns: Json };
      note_reconciled: {
        Args: { p_business_numbers: Json; p_calls_until?: string; p_texts_until?: string };
        Returns: undefined;
      };
      office_access: {
        Args: { p_issued_at?: number; p_user_id: string };
        Returns: {
          name: string;
          requires_second_factor: boolean;
          role: string;
        }[];
      };
      office_status: { Args: Record<PropertyKey, never>; Returns: Json };
      order_replies: { Args: { p_ids: Json }; Returns: undefined };
      permission_of: {
        Args: { p_address: string };
        Returns: {
          company: string;
          name: string;
          permission: Json;
          text_block: string;
        }[];
      };
      read_feed: { Args: { p_secret_hash: string }; Returns: Json };
      receive_message: {
        Args: {
          p_address: string;
          p_body: string;
          p_business_number: string;
          p_has_effects?: boolean;
          p_is_emergency?: boolean;
          p_media?: Json;
          p_opt_out?: boolean;
          p_opt_out_type?: string;
          p_provider_sid: string;
          p_reading?: string;
          p_received_at?: string;
        };
        Returns: string;
      };
      reconciliation_progress: {
        Args: Record<PropertyKey, never>;
        Returns: {
          business_number: string;
          calls_until: string;
          texts_until: string;
        }[];
      };
      remove_alerts: { Args: { p_endpoint?: string; p_user_id?: string }; Returns: undefined };
      remove_person: { Args: { p_actor: string; p_email: string }; Returns: string };
      request_figures: { Args: { p_days: number }; Returns: Json };
      revoke_admin: { Args: { p_email: string }; Returns: string };
      revoke_feed: { Args: { p_actor: string; p_job_id?: string }; Returns: undefined };
      save_alerts: {
        Args: { p_device?: Json; p_kinds: Json; p_phone?: string; p_quiet_hours?: Json; p_user_id: string };
        Returns: undefined;
      };
      save_calls: {
        Args: { p_calls: Json };
        Returns: {
          call_sid: string;
          failure: string;
        }[];
      };
      save_contact_detail: {
        Args: { p_actor?: string; p_address: string; p_before?: string; p_field: string; p_value?: string };
        Returns: {
          outcome: string;
          value: string;
        }[];
      };
      save_job: {
        Args: {
          p_actor: string;
          p_columns: Json;
          p_contact: string;
          p_job_id?: string;
          p_new_id?: string;
          p_updated_at?: string;
        };
        Returns: {
          job_id: string;
          outcome: string;
          overlapping: Json;
        }[];
      };
      save_machine: {
        Args: {
          p_actor: string;
          p_columns: Json;
          p_contact: string;
          p_machine_id?: string;
          p_new_id?: string;
        };
        Returns: string;
      };
      save_member_name: { Args: { p_name: string; p_user_id: string }; Returns: string };
      save_reply: { Args: { p_before?: string; p_body: string; p_id: string }; Returns: string };
      save_voicemail: {
        Args: {
          p_call_sid: string;
          p_caller?: string;
          p_received_at?: string;
          p_recording_sid: string;
          p_seconds: number;
          p_transcript?: string;
        };
        Returns: undefined;
      };
      schedule_text: {
        Args: {
          p_address: string;
          p_author: string;
          p_body: string;
          p_from: string;
          p_key: string;
          p_media: Json;
          p_send_at: string;
          p_unless_answered?: boolean;
        };
        Returns: {
          business_number: string;
          created_at: string;
          outcome: string;
        }[];
      };
      set_blocked: { Args: { p_actor: string; p_address: string; p_blocked: boolean }; Returns: undefined };
      set_call_handled: { Args: { p_call_sid: string; p_is_handled: boolean }; Returns: boolean };
      set_opted_out: { Args: { p_actor: string; p_address: string; p_opted_out: boolean }; Returns: string };
      set_reminder: {
        Args: {
          p_actor: string;
          p_address: string;
          p_at?: string;
          p_note?: string;
          p_only_if_unanswered?: boolean;
        };
        Returns: boolean;
      };
      set_request_outcome: {
        Args: { p_actor: string; p_message_id: string; p_note: string; p_outcome: string };
        Returns: boolean;
      };
      set_unread: { Args: { p_address: string }; Returns: string };
      settle_alerts: {
        Args: { p_count: number; p_key?: string; p_kind: string; p_user_id: string };
        Returns: undefined;
      };
      start_conversation: {
        Args: { p_actor?: string; p_address: string; p_how?: string; p_name: string; p_note?: string };
        Returns: {
          conversation_id: string;
          refusal: string;
        }[];
      };
      submit_quote: {
        Args: {
          p_attempt_limits: Json;
          p_flood_limits?: Json;
          p_job?: Json;
          p_limits: Json;
          p_media?: Json;
          p_picture_limits?: Json;
          p_quote: Json;
          p_share_limits?: Json;
          p_summary: string;
          p_suspected_of?: string;
        };
        Returns: {
          is_flood: boolean;
          media: Json;
          message_id: string;
          outcome: string;
          reference: string;
          refused_key: string;
          suspected_of: string;
          takes_pictures: boolean;
          wait_seconds: number;
        }[];
      };
      tell_reminders: { Args: Record<PropertyKey, never>; Returns: number };
      unused_pictures: {
        Args: { p_most?: number };
        Returns: {
          bucket: string;
          path: string;
        }[];
      };
      update_message_status: {
        Args: {
          p_business_number?: string;
          p_claim?: string;
          p_error_code?: number;
          p_message_id?: string;
          p_provider_sid?: string;
          p_status: string;
        };
        Returns: string;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
