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
          closed_answer_on: boolean;
          closed_answer_text: string | null;
          emergency_answer_always: boolean;
          emergency_answer_on: boolean;
          emergency_answer_text: string | null;
          forward_when: string;
          holidays: NonNullable<Json>;
          hours: NonNullable<Json>;
          id: boolean;
          ring_order: string;
          screening_on: boolean;
          second_number: string | null;
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
          closed_answer_on?: boolean;
          closed_answer_text?: string | null;
          emergency_answer_always?: boolean;
          emergency_answer_on?: boolean;
          emergency_answer_text?: string | null;
          forward_when?: string;
          holidays?: NonNullable<Json>;
          hours?: NonNullable<Json>;
          id?: boolean;
          ring_order?: string;
          screening_on?: boolean;
          second_number?: string | null;
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
          closed_answer_on?: boolean;
          closed_answer_text?: string | null;
          emergency_answer_always?: boolean;
          emergency_answer_on?: boolean;
          emergency_answer_text?: string | null;
          forward_when?: string;
          holidays?: NonNullable<Json>;
          hours?: NonNullable<Json>;
          id?: boolean;
          ring_order?: string;
          screening_on?: boolean;
          second_number?: string | null;
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
          has_dial_result: boolean;
          id: string;
          listed_at: string;
          other_number: string;
          outcome: string | null;
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
          has_dial_result?: boolean;
          id?: string;
          listed_at?: never;
          other_number?: never;
          outcome?: string | null;
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
          has_dial_result?: boolean;
          id?: string;
          listed_at?: never;
          other_number?: never;
          outcome?: string | null;
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
          business_number: string | null;
          changed_at: string;
          created_at: string;
          email: string | null;
          id: string;
          is_apart: boolean;
          is_blocked: boolean;
          is_done: boolean;
          is_suspected: boolean;
          last_message: string;
          last_message_at: string | null;
          last_source: string;
          listed_at: string;
          name: string | null;
          opt_out_told_at: string | null;
          opted_out_by_contact: boolean;
          opted_out_by_office: boolean;
          permission_note: string | null;
          permission_noted_at: string | null;
          permission_noted_by: string | null;
          texting_allowed_by: string | null;
          unread_count: number;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          business_number?: string | null;
          changed_at?: string;
          created_at?: string;
          email?: string | null;
          id?: string;
          is_apart?: never;
          is_blocked?: boolean;
          is_done?: boolean;
          is_suspected?: boolean;
          last_message?: string;
          last_message_at?: string | null;
          last_source?: string;
          listed_at?: never;
          name?: string | null;
          opt_out_told_at?: string | null;
          opted_out_by_contact?: boolean;
          opted_out_by_office?: boolean;
          permission_note?: string | null;
          permission_noted_at?: string | null;
          permission_noted_by?: string | null;
          texting_allowed_by?: string | null;
          unread_count?: number;
        };
        Update: {
          address?: string;
          business_number?: string | null;
          changed_at?: string;
          created_at?: string;
          email?: string | null;
          id?: string;
          is_apart?: never;
          is_blocked?: boolean;
          is_done?: boolean;
          is_suspected?: boolean;
          last_message?: string;
          last_message_at?: string | null;
          last_source?: string;
          listed_at?: never;
          name?: string | null;
          opt_out_told_at?: string | null;
          opted_out_by_contact?: boolean;
          opted_out_by_office?: boolean;
          permission_note?: string | null;
          permission_noted_at?: string | null;
          permission_noted_by?: string | null;
          texting_allowed_by?: string | null;
          unread_count?: number;
        };
        Relationships: [];
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
          id: string;
          idempotency_key: string | null;
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
          id?: string;
          idempotency_key?: string | null;
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
          id?: string;
          idempotency_key?: string | null;
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
          consent_text: string | null;
          consent_version: string | null;
          consented_at: string | null;
          contact_id: string | null;
          created_at: string;
          description: string;
          email: string | null;
          equipment: string;
          id: string;
          message_id: string | null;
          name: string;
          outcome: string;
          outcome_note: string | null;
          page: string;
          phone: string | null;
          sms_consent: boolean;
          suspected_of: string | null;
          urgency: string;
          zip: string;
        };
        ComputedFields: never;
        Insert: {
          brand?: string | null;
          can_move?: string | null;
          consent_text?: string | null;
          consent_version?: string | null;
          consented_at?: string | null;
          contact_id?: string | null;
          created_at?: string;
          description: string;
          email?: string | null;
          equipment: string;
          id?: string;
          message_id?: string | null;
          name: string;
          outcome?: string;
          outcome_note?: string | null;
          page: string;
          phone?: string | null;
          sms_consent?: boolean;
          suspected_of?: string | null;
          urgency: string;
          zip: string;
        };
        Update: {
          brand?: string | null;
          can_move?: string | null;
          consent_text?: string | null;
          consent_version?: string | null;
          consented_at?: string | null;
          contact_id?: string | null;
          created_at?: string;
          description?: string;
          email?: string | null;
          equipment?: string;
          id?: string;
          message_id?: string | null;
          name?: string;
          outcome?: string;
          outcome_note?: string | null;
          page?: string;
          phone?: string | null;
          sms_consent?: boolean;
          suspected_of?: string | null;
          urgency?: string;
          zip?: string;
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
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          id?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          id: string;
          role: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          role: string;
          user_id: string;
        };
        Update: {
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
      [_ in never]: never;
    };
    Functions: {
      accept_invitation: { Args: Record<PropertyKey, never>; Returns: string };
      add_note: {
        Args: { p_address: string; p_author: string; p_body: string; p_id: string };
        Returns: boolean;
      };
      begin_automatic_text: {
        Args: {
          p_address: string;
          p_body: string;
          p_business_number: string;
          p_claim: string;
          p_limits: Json;
          p_occasion: string;
          p_once: string;
        };
        Returns: {
          body: string;
          created_at: string;
          message_id: string;
          outcome: string;
        }[];
      };
      begin_call: { Args: { p_actor: string; p_address: string; p_limits: Json }; Returns: number };
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
      call_figures: { Args: { p_days: number; p_time_zone: string }; Returns: Json };
      call_routing: { Args: { p_caller: string }; Returns: Json };
      calls_with: { Args: { p_before?: string; p_number: string; p_since?: string }; Returns: Json };
      claim_alerts: {
        Args: { p_clock: string; p_event?: Json; p_seconds: number; p_text_limits: Json };
        Returns: Json;
      };
      delete_expired: { Args: { p_months?: number; p_most?: number }; Returns: Json };
      deployment_state: { Args: Record<PropertyKey, never>; Returns: Json };
      end_reconciliation: {
        Args: { p_outcome: string; p_reason?: string; p_set_aside?: number };
        Returns: boolean;
      };
      erase_person: { Args: { p_contact: string; p_really?: boolean }; Returns: Json };
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
      grant_admin: { Args: { p_email: string }; Returns: string };
      import_contacts: {
        Args: { p_actor: string; p_contacts: Json };
        Returns: {
          outcome: string;
        }[];
      };
      inbox_news: { Args: Record<PropertyKey, never>; Returns: Json };
      invite_person: { Args: { p_actor: string; p_email: string; p_role: string }; Returns: string };
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
          p_search?: string;
          p_state?: string;
        };
        Returns: {
          business_number: string;
          contact_email: string;
          contact_name: string;
          conversation_id: string;
          is_done: boolean;
          last_failed: boolean;
          last_message: string;
          last_message_time: string;
          last_source: string;
          last_unconfirmed: boolean;
          matched_id: string;
          matched_text: string;
          next_cursor: string;
          other_number: string;
          permission: Json;
          text_block: string;
          unread_count: number;
        }[];
      };
      list_messages: {
        Args: { p_address: string; p_before_at?: string; p_before_id?: string; p_limit?: number };
        Returns: {
          body: string;
          business_number: string;
          created_at: string;
          direction: string;
          error_code: number;
          id: string;
          is_at_twilio: boolean;
          is_retried: boolean;
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
          role: string;
          since: string;
          user_id: string;
        }[];
      };
      mark_read: { Args: { p_address: string; p_message_id: string }; Returns: boolean };
      note_reconciled: {
        Args: { p_business_numbers: Json; p_calls_until?: string; p_texts_until?: string };
        Returns: undefined;
      };
      office_access: {
        Args: { p_user_id: string };
        Returns: {
          requires_second_factor: boolean;
          role: string;
        }[];
      };
      office_status: { Args: Record<PropertyKey, never>; Returns: Json };
      receive_message: {
        Args: {
          p_address: string;
          p_body: string;
          p_business_number: string;
          p_media?: Json;
          p_opt_out?: boolean;
          p_provider_sid: string;
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
      set_blocked: { Args: { p_actor: string; p_address: string; p_blocked: boolean }; Returns: undefined };
      set_opted_out: { Args: { p_actor: string; p_address: string; p_opted_out: boolean }; Returns: string };
      set_request_outcome: {
        Args: { p_actor: string; p_message_id: string; p_note: string; p_outcome: string };
        Returns: boolean;
      };
      settle_alerts: {
        Args: { p_count: number; p_key?: string; p_kind: string; p_user_id: string };
        Returns: undefined;
      };
      start_conversation: {
        Args: { p_actor: string; p_address: string; p_how: string; p_name: string; p_note: string };
        Returns: {
          conversation_id: string;
          refusal: string;
        }[];
      };
      submit_quote: {
        Args: {
          p_attempt_limits: Json;
          p_flood_limits?: Json;
          p_limits: Json;
          p_media?: Json;
          p_quote: Json;
          p_summary: string;
          p_suspected_of?: string;
        };
        Returns: {
          outcome: string;
          refused_key: string;
          wait_seconds: number;
        }[];
      };
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
